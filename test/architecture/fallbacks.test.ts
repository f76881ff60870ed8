// The pages are written for Chromium, Firefox and Safari: what one of them lacks is asked for before it is used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../src/web');

/** What not every browser has, and how its use shows that somebody thought of the others. */
const LACKING: readonly (readonly [use: RegExp, guard: RegExp])[] = [
  [/navigator\.vibrate\b/, /'vibrate' in navigator/],
  [/navigator\.(set|clear)AppBadge\b/, /AppBadge\?\./],
  [/navigator\.userActivation\b/, /userActivation\?\./],
  [/navigator\.share\(/, /canShare\?\./],
  [/navigator\.clipboard\b/, /catch/],
  [/new CompressionStream/, /'CompressionStream' in globalThis/],
  [/new DecompressionStream/, /catch/],
  [/\bNotification\.(permission|requestPermission)/, /'Notification' in globalThis/],
  // Where there is no push, a worker never hears of one.
  [/\.pushManager\b/, /'PushManager' in globalThis|'pushsubscriptionchange'/],
  [/navigator\.wakeLock\b/, /wakeLock\?\./],
  [/\bscreen\.orientation\.lock/, /lock\?\./],
];
/** What has no guard that is worth it: a plain way does the same in all of them. */
const NEVER =
  /\b(requestIdleCallback|OffscreenCanvas|startViewTransition|showPicker|scrollend|showPopover|scheduler\.(yield|postTask)|Array\.fromAsync|Promise\.try|RegExp\.escape|structuredClone\(.*transfer|navigator\.(locks|connection|userAgentData|getBattery)|showOpenFilePicker|showSaveFilePicker|EyeDropper|CloseWatcher|moveBefore|anchor-name|position-anchor|text-wrap-style|interpolate-size|field-sizing|@starting-style|@property)\b/;

const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(ts|svelte|css)$/.test(file))
  .map(file => ({ file, text: readFileSync(join(WEB, file), 'utf8') }));

test.each(LACKING)('%s is asked for before it is used', (use, guard) => {
  expect(files.filter(({ text }) => use.test(text) && !guard.test(text)).map(({ file }) => file)).toEqual([]);
});

test('what only one browser has is not used', () => {
  expect(files.flatMap(({ file, text }) => (NEVER.test(text) ? [`${file}: ${NEVER.exec(text)![0]}`] : []))).toEqual([]);
});
