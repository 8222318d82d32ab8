import { isRecord } from "@/lib/domain/site/is-record";

/** The suffix of the key of a text that replaces another on a site that cannot send mail. */
const SUFFIX = "WithoutMail";

/**
 * The texts of a catalogue for this site. If it cannot send mail, a text that promises one is replaced by its variant
 * (`codeSent` by `codeSentWithoutMail`), so that no other part of the site needs to check.
 */
export function textsOfSite<Texts>(texts: Texts, hasMail: boolean): Texts {
  // A list is one text, compiled by the build.
  if (!isRecord(texts)) return texts;
  const shown: Record<string, unknown> = {};
  const all = Object.entries(texts);
  for (const [key, value] of all) if (!key.endsWith(SUFFIX)) shown[key] = textsOfSite(value, hasMail);
  if (!hasMail)
    for (const [key, value] of all) if (key.endsWith(SUFFIX)) shown[key.slice(0, -SUFFIX.length)] = value;
  return shown as Texts;
}
