/** What a session was opened with, by name. */
export interface Device {
  browser: string;
  system: string;
}

/** The first match counts: browsers also name the browsers that they descend from. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPiOS)\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|Chromium|CriOS)\//],
  ["Safari", /\bVersion\/.*\bSafari\//],
];

const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac ?OS ?X\b|\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** Names browser and system of a user agent; what it does not know stays empty. */
export function deviceOf(userAgent: string): Device {
  const nameIn = (list: typeof BROWSERS): string =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "";
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
