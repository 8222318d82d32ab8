import type { Catalogue } from "@/lib/i18n/catalogues";
import { textsFrom } from "./text-files";

/** Loaded on demand and per language: the list of files that the build generates for this `import` has 30 kB. */
export const loadTextFiles = (subjects: readonly (keyof Catalogue)[], hasMail: boolean) =>
  textsFrom((subject) => import(`../../messages/it/${subject}.json`), subjects, hasMail);
