import type { Language } from "@/lib/domain/language/languages";
import type { Catalogue } from "@/lib/i18n/catalogues";
import { textsOfSite } from "@/lib/i18n/without-mail";

/**
 * Loads the texts of some subjects. A module of its own, itself loaded late: the list of all files that the build makes
 * of this `import` takes 4 kB in every script that contains it.
 */
export async function loadTextFiles(
  language: Language,
  subjects: readonly (keyof Catalogue)[],
  hasMail: boolean,
): Promise<Partial<Catalogue>> {
  const files = subjects.map(async (subject) => {
    const { default: texts } = await import(`../../messages/${language}/${subject}.json`);
    return [subject, textsOfSite(texts, hasMail)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
