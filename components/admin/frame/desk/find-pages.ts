import { foldText } from "@/lib/domain/language/fold-text";

/** Words of a question that say nothing of what is looked for: "dove cambio l'IBAN?" */
const NOISE = new Set(
  (
    "il lo la gli le un uno una di da in con su per del dello della dei degli delle al allo alla ai nel nella sul sulla " +
    "che chi cosa come dove quando quanto quali devo deve devono posso si mi ci vorrei voglio trovo trova cambio " +
    "cambiare cambia modifico modificare vedo vedere metto mettere faccio fare apro aprire imposto impostare sono ha ho"
  ).split(" "),
);
/** Shorter ones would begin nearly anything. */
const SHORTEST_PART = 3;

/** A page or a setting by the words under which somebody would look for it. */
export interface Findable {
  title: string;
  words: string;
}

const wordsOf = (text: string) =>
  foldText(text.replace(/e-?mails?\b/gi, "mail"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** How well a word that was typed names something: as a word of its title, as another one, by its beginning, or not. */
function rank(typed: string, title: readonly string[], others: readonly string[]): number {
  if (title.includes(typed)) return 3;
  if (others.includes(typed)) return 2;
  const begins = (word: string) => word.startsWith(typed);
  return typed.length >= SHORTEST_PART && [...title, ...others].some(begins) ? 1 : 0;
}

/**
 * What every word of a question names, the best first; articles and the like do not count.
 * @returns `isExact` where each of those words was typed whole
 */
export function findPages<Page extends Findable>(
  question: string,
  pages: readonly Page[],
): { page: Page; isExact: boolean }[] {
  const typed = wordsOf(question).filter((word) => !NOISE.has(word));
  if (typed.length === 0) return [];
  return pages
    .map((page) => {
      const [title, others] = [wordsOf(page.title), wordsOf(page.words)];
      const ranks = typed.map((word) => rank(word, title, others));
      const sum = ranks.reduce((all, one) => all + one, 0);
      // Of two titles with the word the shorter one is closer: "Corsi" before "Aggiungi corso".
      return { page, least: Math.min(...ranks), score: sum - title.length / 100 };
    })
    .filter(({ least }) => least > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ page, least }) => ({ page, isExact: least > 1 }));
}
