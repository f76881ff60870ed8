/** Whether this command line is part of a release, which has no sources and no tools. Set by `npm run release`. */
export const RELEASED = process.env.CARAVANSERAI_RELEASE === 'yes';
