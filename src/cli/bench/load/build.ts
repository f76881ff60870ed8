import { join } from 'node:path';
import { buildCommit } from '../server/commit.ts';
import { loadBuild, Process } from '../server/process.ts';

/** Starts a server of this tree with its pages. */
export async function startNow(data: string): Promise<Process> {
  const build = await loadBuild();
  await build.buildWeb();
  return start(await build.bundleServer(), data);
}

/** The same of an earlier commit. */
export async function startCommit(commit: string, folder: string): Promise<Process> {
  return start(buildCommit(commit, folder, { pages: true }), join(folder, `data-${commit}`));
}

function start(server: string, data: string): Promise<Process> {
  return Process.start(server, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
  });
}
