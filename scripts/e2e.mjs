// npm run e2e: the browser tests, in Chromium or in another browser that Playwright has on this machine (`npx playwright
// install firefox webkit`). `npm run -s e2e -- --browser firefox FILTER …`
// BROWSER_PATH names another build; BROWSER_CHANNEL=moz-firefox says that it is Mozilla's own, spoken to by WebDriver BiDi.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, root } from './install.mjs';

const BROWSERS = ['chromium', 'firefox', 'webkit'];
const { values, positionals } = parseArgs({
  options: { browser: { type: 'string', default: 'chromium' } },
  allowPositionals: true,
});
if (!BROWSERS.includes(values.browser)) {
  console.error(`--browser is one of ${BROWSERS.join(', ')}, not ${values.browser}`);
  process.exit(2);
}
install('all');
const suffix = process.platform === 'win32' ? '.cmd' : '';
const { status } = spawnSync(
  join(root, `node_modules/.bin/vitest${suffix}`),
  ['run', '--project', 'browser', ...positionals],
  { cwd: root, stdio: 'inherit', shell: suffix !== '', env: { ...process.env, BROWSER: values.browser } },
);
process.exit(status ?? 1);
