import { buildWeb, bundlePreviews } from '../../scripts/build.mjs';

/** Builds the pages, and what makes previews of their links, once before the tests. */
export async function setup(): Promise<void> {
  await buildWeb();
  await bundlePreviews();
}
