/** The most telling first: every browser also names others it wants to be taken for. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (table: typeof BROWSERS, header: string): string | undefined =>
  table.find(([pattern]) => pattern.test(header))?.[1];

/** The first word of what a program calls itself. */
const PROGRAM = /^[A-Za-z0-9][\w.+-]{0,39}/;

/** By what somebody recognises a session of theirs: "Firefox, Linux". No more of the header is kept. */
export function labelOf(header: string | undefined): string {
  const text = header?.slice(0, 500) ?? '';
  const browser = named(BROWSERS, text) ?? PROGRAM.exec(text)?.[0];
  return [browser, named(SYSTEMS, text)].filter((word) => word !== undefined).join(', ');
}
