import { EXAMPLE_IN_ENGLISH } from "./example-in-english";
import { EXAMPLE_SITE } from "./example-site";

const FIRST: readonly string[] = [EXAMPLE_SITE.heroTitle, EXAMPLE_IN_ENGLISH.heroTitle];

/** The site's initial title, which is also the search's heading; null if the association wrote its own. */
export const firstHeroTitle = ({ heroTitle }: { heroTitle: string }): string | null =>
  FIRST.includes(heroTitle) ? heroTitle : null;
