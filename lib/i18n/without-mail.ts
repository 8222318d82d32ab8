import { isRecord } from "@/lib/domain/site/is-record";

/** The end of the key of a text that stands in the place of another on a site that cannot send mail. */
const SUFFIX = "WithoutMail";

/**
 * The texts of a catalogue as a site shows them: where it cannot send mail, those that promise one are replaced by the
 * texts beside them (`codeSent` by `codeSentWithoutMail`), so that no part of the site has to ask.
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
