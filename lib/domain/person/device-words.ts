/** First match wins: many browsers also claim to be the ones that they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPiOS\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const first = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * What a User-Agent header says of a device, as a person would: "Safari su iPhone". Whoever signs in can claim
 * anything, so it is one of a few known words and never the text itself.
 */
export function deviceWords(userAgent: string | null): string {
  const claimed = (userAgent ?? "").slice(0, 500);
  const browser = first(BROWSERS, claimed);
  const system = first(SYSTEMS, claimed);
  if (browser !== null) return system === null ? browser : `${browser} su ${system}`;
  return system === null ? "Programma o app" : `App su ${system}`;
}
