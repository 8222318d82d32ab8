import { expect, type Locator } from "@playwright/test";

/** Words that no English text has; names that the association gave its rooms have none of them. */
const ITALIAN =
  /(?<![\p{L}@.])(?:il|lo|gli|della|delle|dello|degli|nel|nella|sono|non|più|per|con|anche|quando|scegli|cerca|cercare|prenot\p{L}*|annull\p{L}*|conferm\p{L}*|giorn\p{L}*|mattina|pomeriggio|orari|orario|ogni|tutti|tutte|tutto|totale|prezzo|persone|posti|posto|spazio|spazi|liber[oaie]|disponibil\p{L}*|richiesta|rimborso|pagare|pagamento|lista|attesa|serie|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|luned\u00ec|marted\u00ec|mercoled\u00ec|gioved\u00ec|venerd\u00ec|sabato|domenica)(?![\p{L}@])/giu;

const LABELS = ["aria-label", "placeholder", "alt", "title"];

/** What is read in a part of a page: its text, labels, descriptions and placeholders. */
async function readIn(part: Locator): Promise<string> {
  const labels = await part
    .locator(LABELS.map((name) => `[${name}]`).join())
    .evaluateAll(
      (elements, names) => elements.flatMap((one) => names.map((name) => one.getAttribute(name) ?? "")),
      LABELS,
    );
  return [...(await part.allInnerTexts()), ...labels].join("\n");
}

/**
 * Fails at Italian words in a part of an English page.
 * @param given what may be Italian: names and texts that somebody typed
 */
export async function expectNoItalian(part: Locator, given: readonly string[] = []): Promise<void> {
  const text = given.reduce((rest, one) => rest.replaceAll(one, ""), await readIn(part));
  expect(text.match(ITALIAN) ?? []).toEqual([]);
}
