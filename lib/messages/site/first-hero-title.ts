import { EXAMPLE_IN_ENGLISH } from "./example-in-english";
import { EXAMPLE_SITE } from "./example-site";

const FIRST: readonly string[] = [EXAMPLE_SITE.heroTitle, EXAMPLE_IN_ENGLISH.heroTitle];

/** The title that every site begins with, which the search has too; null where the association wrote its own. */
export const firstHeroTitle = ({ heroTitle }: { heroTitle: string }): string | null =>
  FIRST.includes(heroTitle) ? heroTitle : null;
