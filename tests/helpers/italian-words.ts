import { expect, type Locator, type Page } from "@playwright/test";
import { ApiClient } from "./api";

/**
 * Words that are common in Italian and do not exist in English, so they must not occur on an English page. Whole words
 * only; "come" and "a" are English words too and therefore not included.
 */
const ITALIAN = new RegExp(
  `(?<!\\p{L})(?:${[
    "il|lo|gli|uno|una|del|della|delle|dei|degli|dello|dell|al|alla|alle|agli|dal|dalla|dalle|nel|nella|nelle|sul|sulla",
    "che|chi|cui|di|da|con|tra|fra|è|sono|sei|ha|hai|puoi|non|più|meno|anche|già|ora|poi|qui|questo|questa|nostri|tuo|tua|tuoi",
    "accedi|registrati|annulla|annullato|annullata|apri|aperto|attesa|cancella|cerca|chiudi|chiuso|chiusa|conferma|scegli|vedi|torna|trova|scopri|leggi|mostra|prenota|prenotazione|prenotazioni|prenotabile|iscriviti|iscrizione|iscrizioni|riprova|invia|salva",
    "spazi|spazio|sala|sale|corsi|corso|eventi|evento|incontri|posti|posto|liberi|libero|persone|persona|partecipanti|prezzo|tariffa|totale|giorno|giorni|giornata|mezza|giornaliero|settimana|settimanale|mattina|pomeriggio|ore|orario|orari|data|durata|luogo|dove|quando|inizio|immagine|immagini|mappa|ingresso|parcheggio|contatti|telefono|indirizzo|richiesta|pagina|menu di|lingua|note legali|informativa|termini|condizioni|politica|facoltativo|obbligatorio",
    "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** All texts in an API response, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Texts written by the association, as returned by the API: names, descriptions, addresses. */
export async function ownTexts(): Promise<string[]> {
  const visitor = new ApiClient();
  const answers = await Promise.all(
    ["/api/site", "/api/spaces", "/api/events", "/api/courses", "/api/event-gallery-images/active"].map(
      async (path) => (await visitor.get(path, { headers: { "Accept-Language": "en" } })).body,
    ),
  );
  const texts = textsIn(answers).flatMap((text) => [text, ...text.split("\n")]);
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text.length > 2))].sort(
    (a, b) => b.length - a.length,
  );
}

/** The visible and audible texts of a page: texts, accessible names, alternative texts, placeholders, the title. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      // Links to other languages are in those languages.
      if (element === null || element.closest('script, style, noscript, code, [lang="it"]')) continue;
      found.push(node.textContent ?? "");
    }
    for (const element of document.querySelectorAll("body *"))
      for (const name of ["aria-label", "alt", "title", "placeholder"])
        if (!element.closest('[lang="it"]')) found.push(element.getAttribute(name) ?? "");
    return found.map((text) => text.trim()).filter((text) => text !== "");
  });

/** The texts of a page that contain an Italian word and were not written by the association. */
export async function italianTexts(page: Page, own: readonly string[]): Promise<string[]> {
  const isOwn = (text: string) => own.some((one) => one.includes(text.replace(/…$/, "").trim()));
  const withoutOwn = (text: string) => own.reduce((rest, one) => rest.replaceAll(one, " "), text);
  const texts = await readTexts(page);
  return [...new Set(texts)].filter((text) => !isOwn(text) && ITALIAN.test(withoutOwn(text)));
}

const LABELS = ["aria-label", "placeholder", "alt", "title"];

/** The text of a part of a page, with its labels, descriptions and placeholders. */
async function readIn(part: Locator): Promise<string> {
  const labels = await part
    .locator(LABELS.map((name) => `[${name}]`).join())
    .evaluateAll(
      (elements, names) => elements.flatMap((one) => names.map((name) => one.getAttribute(name) ?? "")),
      LABELS,
    );
  return [...(await part.allInnerTexts()), ...labels].join("\n");
}

/** Expects no Italian words in a part of an English page. */
export async function expectNoItalian(part: Locator): Promise<void> {
  expect((await readIn(part)).split("\n").filter((line) => ITALIAN.test(line))).toEqual([]);
}

/** Words that occur on no English page of an account, and in almost every Italian sentence, label or button. */
const ITALIAN_ANYWHERE =
  /(?<![\p{L}@.'-])(?:il|lo|gli|dei|del|della|delle|dello|nel|nella|che|chi|con|per|non|più|una|uno|sono|sei|tuo|tua|tuoi|è|già|ancora|oppure|anche|alla|allo|dal|dalla|dopo|prima|accedi|accesso|registrati|invia|inviato|indirizzo|nome|cognome|telefono|città|nascita|luogo|professione|biografia|facoltativo|obbligatori[oa]|salva|salvataggio|conferma|annulla|elimina|chiudi|torna|vai|scegli|modifica|mostra|nascondi|codice(?! fiscale)|prenotazion[ei]|iscrizion[ei]|impostazioni|profilo|dati|documento|tessera|corso|corsi|eventi|spazi|sale|oggi|benvenuto\S*)(?![\p{L}'@-])/giu;

/** Like `expectNoItalian`, for pages of an account, with their words; shows where each was found. */
export async function expectEnglish(part: Locator): Promise<void> {
  const words = await readIn(part);
  const found = [...words.matchAll(ITALIAN_ANYWHERE)].map(({ 0: word, index }) => ({
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
