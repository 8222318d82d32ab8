import { EXAMPLE_IN_ENGLISH } from "@/lib/messages/site/example-in-english";
import { EXAMPLE_SITE } from "@/lib/messages/site/example-site";

/** What the example that every site begins with says of itself, to be looked for where an association has its own data. */

const { name, legalName, description, street, email, phones, social, arrival, heroTitle, heroText } =
  EXAMPLE_SITE;
const { texts: _, ...ENGLISH } = EXAMPLE_IN_ENGLISH;

/** All but the city, which is a real one, the steps of the cancellation policy, and the legal texts, which name nobody. */
const TEXTS = [
  ...[name, legalName, description, street, email, heroTitle, heroText, ...phones],
  ...social.map(({ url }) => url),
  ...Object.values(arrival),
  ...[ENGLISH.description, ENGLISH.heroTitle, ENGLISH.heroText],
  ...Object.values(ENGLISH.arrival),
];
/** Keys of every site begin with `ninfea_`, which whoever looks for lost secrets recognizes. */
const NAMES = /Ninfea(?!_)|dell'Esempio|\(esempio\)/i;

/** HTML and XML write some characters as entities. */
const unescaped = (text: string): string =>
  text
    .replaceAll(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** What a text says of the example; null where it says nothing. */
export function exampleIn(text: string): string | null {
  const said = unescaped(text);
  return NAMES.exec(said)?.[0] ?? TEXTS.find((one) => said.includes(one)) ?? null;
}
