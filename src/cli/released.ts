/** Whether this command line is part of a release, which has no sources and no tools. `npm run release` sets it. */
export const RELEASED = process.env.CARAVANSERAI_RELEASE === 'yes';
