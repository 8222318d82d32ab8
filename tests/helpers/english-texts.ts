import { expect, type Locator, type Page } from "@playwright/test";

/** Words that occur in no English text, and in almost every Italian sentence, label or button. */
const ITALIAN =
  /(?<![\p{L}@.'-])(?:il|lo|gli|dei|del|della|delle|dello|nel|nella|che|chi|con|per|non|più|una|uno|sono|sei|tuo|tua|tuoi|è|già|ancora|oppure|anche|alla|allo|dal|dalla|dopo|prima|accedi|accesso|registrati|invia|inviato|indirizzo|nome|cognome|telefono|città|nascita|luogo|professione|biografia|facoltativo|obbligatori[oa]|salva|salvataggio|conferma|annulla|elimina|chiudi|torna|vai|scegli|modifica|mostra|nascondi|codice(?! fiscale)|prenotazion[ei]|iscrizion[ei]|impostazioni|profilo|dati|documento|tessera|corso|corsi|eventi|spazi|sale|oggi|benvenuto\S*)(?![\p{L}'@-])/giu;

/** Visible text, and text for screen readers. */
async function wordsOf(part: Locator): Promise<string> {
  const spoken = await part.evaluate((element) =>
    [...element.querySelectorAll("[aria-label], [placeholder], [title], [alt]")].map((one) =>
      ["aria-label", "placeholder", "title", "alt"].map((name) => one.getAttribute(name) ?? "").join(" "),
    ),
  );
  return [...(await part.allInnerTexts()), ...spoken].join("\n");
}

/** Expects no Italian word in a part of the page. */
export async function expectEnglish(part: Locator): Promise<void> {
  const words = await wordsOf(part);
  const found = [...words.matchAll(ITALIAN)].map(({ 0: word, index }) => ({
    word,
    in: words.slice(Math.max(0, index - 30), index + 30),
  }));
  expect(found).toEqual([]);
}

/** Collects the text library's errors, expected to be none at the end: a missing text is rendered as its key. */
export function missingTexts(page: Page): string[] {
  const missing: string[] = [];
  page.on("console", (message) => {
    if (/MISSING_MESSAGE|INSUFFICIENT_PATH|FORMATTING_ERROR/.test(message.text()))
      missing.push(message.text());
  });
  return missing;
}
