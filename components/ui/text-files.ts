import type { Catalogue } from "@/lib/i18n/catalogues";
import { textsOfSite } from "@/lib/i18n/without-mail";

type Subject = keyof Catalogue;

/** The texts of some subjects from the files of one language. */
export async function textsFrom(
  load: (subject: Subject) => Promise<{ default: Catalogue[Subject] }>,
  subjects: readonly Subject[],
  hasMail: boolean,
): Promise<Partial<Catalogue>> {
  const files = subjects.map(async (subject) => {
    const { default: texts } = await load(subject);
    return [subject, textsOfSite(texts, hasMail)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
