/** What a device is called in its owner's list. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

export const UNKNOWN: DeviceName = { browser: '', system: '' };

/** The first that fits counts: browsers also name those that they resemble. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgi?A?(OS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const find = (names: typeof BROWSERS, text: string): string => names.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** A short name from a User-Agent header; the header itself, which says more, is not stored. */
export const nameDevice = (userAgent: string | undefined): DeviceName => ({
  browser: find(BROWSERS, userAgent ?? ''),
  system: find(SYSTEMS, userAgent ?? ''),
});
