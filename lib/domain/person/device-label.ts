import { text } from "@/lib/domain/language/text";
import { firstGraphemes } from "../site/truncate";

/** The first match wins: many browsers also claim to be the browser they are derived from. */
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

const PROGRAM = "Programma o app";
const ON = " su ";

/**
 * The label of a device, derived from the User-Agent header and stored with a session: "Safari su iPhone". A client can
 * send anything, so the label is built from known names only and never contains text of the header.
 */
export function deviceLabel(userAgent: string | null): string {
  const claimed = firstGraphemes(userAgent ?? "", 500);
  const browser = first(BROWSERS, claimed);
  const system = first(SYSTEMS, claimed);
  if (browser !== null) return system === null ? browser : `${browser}${ON}${system}`;
  return system === null ? PROGRAM : `App${ON}${system}`;
}

/** A stored label in the reader's language: "Safari on iPhone". */
export function deviceText(label: string): string {
  if (label === PROGRAM) return text("settings.sessions.program");
  const [program = "", system] = label.split(ON);
  return system === undefined ? label : text("settings.sessions.programOn", { program, system });
}
