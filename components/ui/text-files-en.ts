import type { Catalogue } from "@/lib/i18n/catalogues";
import { textsFrom } from "./text-files";

/** Loaded late, and of one language: the list of files that the build makes of this `import` has 30 kB. */
export const loadTextFiles = (subjects: readonly (keyof Catalogue)[], hasMail: boolean) =>
  textsFrom((subject) => import(`../../messages/en/${subject}.json`), subjects, hasMail);
