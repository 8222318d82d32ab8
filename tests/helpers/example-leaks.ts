import { EXAMPLE_IN_ENGLISH } from "@/lib/messages/site/example-in-english";
import { EXAMPLE_SITE } from "@/lib/messages/site/example-site";

/**
 * The texts of the example data that every new site starts with, to detect them where an association has its own data.
 */

const { name, legalName, description, street, email, phones, social, arrival, heroTitle, heroText } =
  EXAMPLE_SITE;
const { texts: _, ...ENGLISH } = EXAMPLE_IN_ENGLISH;

/** Without the city, which is real, the steps of the cancellation policy, and the legal texts, which name no one. */
const TEXTS = [
  ...[name, legalName, description, street, email, heroTitle, heroText, ...phones],
  ...social.map(({ url }) => url),
  ...Object.values(arrival),
  ...[ENGLISH.description, ENGLISH.heroTitle, ENGLISH.heroText],
  ...Object.values(ENGLISH.arrival),
];
/** API keys of every site start with `ninfea_`, which secret scanners recognize. */
const NAMES = /Ninfea(?!_)|dell'Esempio|\(esempio\)/i;

/** Decodes the HTML and XML entities of some characters. */
const unescaped = (text: string): string =>
  text
    .replaceAll(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** The first example text in a text; null if there is none. */
export function findExampleText(text: string): string | null {
  const said = unescaped(text);
  return NAMES.exec(said)?.[0] ?? TEXTS.find((one) => said.includes(one)) ?? null;
}
