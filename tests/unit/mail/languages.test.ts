import "./environment";
import type { Language } from "@/lib/domain/language/languages";
import { renderHtml, renderText } from "@/lib/mail/layout";
import { mailWords } from "@/lib/mail/mail-words";
import type { Mail } from "@/lib/mail/mails";
import { contentOf } from "@/lib/mail/mails";
import type { MailContent } from "@/lib/mail/message";
import { passwordReset, signInCodeMail } from "@/lib/mail/person/account";
import { receiptContent } from "@/lib/mail/till/payments";
import { SITE } from "@/tests/helpers/example-site";
import { everyMail } from "./every-mail";
import { sampleReceipt } from "./receipt-sample";
import { sampleSettings } from "./settings-sample";

const NOW = new Date("2026-11-30T10:00:00.000Z");

/** The association, with the texts that it typed in the reader's language. */
const SITES = {
  it: SITE,
  en: {
    ...SITE,
    arrival: {
      publicTransport: "Two minutes from the bus.",
      parking: "Free nearby.",
      entrance: "The green door at number 12.",
    },
  },
};

async function written(language: Language, mail: Mail): Promise<string> {
  const words = await mailWords(language, SITES[language]);
  const found = await contentOf(mail, NOW, sampleSettings, words);
  if (found === null) throw new Error("nothing to send");
  return readable(language, found.content);
}

/** What the reader sees: subject, preview, text, image descriptions, and the attached calendar entry. */
async function readable(language: Language, content: MailContent): Promise<string> {
  const words = await mailWords(language, SITES[language]);
  const html = renderHtml(content, words);
  expect(html).toContain(`<html lang="${language}">`);
  const [, preview] = /overflow:hidden">([^<]*)</.exec(html) ?? [];
  const alternatives = [...html.matchAll(/alt="([^"]*)"/g)].map(([, alternative]) => alternative);
  const { calendar } = content;
  const entry = calendar && `${calendar.filename}\n${calendar.content}`;
  return [content.subject, preview, renderText(content, words), ...alternatives, entry]
    .filter(Boolean)
    .join("\n\n")
    .replaceAll("\u00a0", "~");
}

/** E-mails whose content depends on a database lookup. */
async function lookedUp(language: Language): Promise<[string, MailContent][]> {
  const words = await mailWords(language, SITES[language]);
  const account = { firstName: "Giulia", lastName: "Esempio", username: "giulia", nonce: "a-nonce" };
  return [
    ["password reset", passwordReset({ ...account, isVerified: false }, words)],
    ["sign-in code", signInCodeMail("123456", words)],
    ["receipt", receiptContent(sampleReceipt, "Giulia", new Uint8Array(), words)],
  ];
}

test.each(everyMail("it"))("in Italian, to the letter: %s", async (_name, mail) => {
  expect(await written("it", mail)).toMatchSnapshot();
});

/** Words that occur in every Italian text and in no English one. */
const ITALIAN =
  /(?<![\w/.-])(?:il|lo|la|gli|le|un|una|di|del|della|dei|delle|dell|al|alla|dal|dalla|nel|nella|con|per|che|non|è|sono|hai|tua|tuo|tuoi|se|più|questa|questo|ti|ci|si|e|ed|o|prenotazione|prenotazioni|iscrizione|spazio|evento|corso|conferma|confermata|annullata|quando|dove|posti|totale|prezzo|ciao|oggi|domani|pagare|pagato|rimborso|bonifico|segreteria|richiesta|ore|giorno|codice|ricevuta|gennaio|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|lun|mar|mer|gio|ven|sab|dom|dic)(?![\w-])/gi;

/** Names of the association, which are not translated. */
const OWN = [SITE.legalName, SITE.street, "D'Esempio", "Associazione Esempio"];

/** The reference of a transfer, which is the same in every language. */
const REFERENCE = /(?:Prenotazione #\d{5}(?: e seguenti)?|Iscrizione #[CE]\d{5})/g;

/** The text without names, references of transfers, page addresses, and technical fields of calendar entries. */
function prose(text: string): string {
  const readableLines = text.replaceAll(/\r?\n[ \t]/g, "").replaceAll(/^(?:UID|PRODID).*$/gm, "");
  const withoutLinks = readableLines.replaceAll(/https?:\S+/g, "").replaceAll(REFERENCE, "");
  return OWN.reduce((rest, name) => rest.replaceAll(name, ""), withoutLinks);
}

describe("In English", () => {
  test.each(everyMail("en"))("no word is Italian: %s", async (_name, mail) => {
    expect(prose(await written("en", mail)).match(ITALIAN) ?? []).toEqual([]);
  });

  test.each(everyMail("en"))("pages are English: %s", async (_name, mail) => {
    const links = (await written("en", mail)).match(/https:\/\/centro\.example\.org\S*/g) ?? [];
    for (const link of links) expect(link).toMatch(/^https:\/\/centro\.example\.org\/en\//);
  });

  test("no word is Italian in those that look something up first", async () => {
    for (const [, content] of await lookedUp("en"))
      expect(prose(await readable("en", content)).match(ITALIAN) ?? []).toEqual([]);
  });
});

/** The numbers, amounts and times of a text, without the names of days and months. "alle 18" equals "at 18:00". */
function numbersIn(text: string): string[] {
  const plain = text
    .replaceAll(/https?:\S+/g, "")
    .replaceAll(/(\d+(?:\.\d{3})*),(\d\d)~€/g, "€$1.$2")
    .replaceAll("&#39;", "'")
    .replaceAll(/(\d):00\b/g, "$1")
    .replaceAll(/^(?:UID|PRODID|DTSTAMP|SUMMARY|DESCRIPTION|LOCATION).*(?:\r?\n[ \t].*)*/gm, "");
  return (plain.match(/€?\d[\d.:]*\d|\d/g) ?? []).sort();
}

test.each(everyMail("it"))("both languages say the same numbers: %s", async (name, mail) => {
  const [, english] = everyMail("en").find(([other]) => other === name) ?? [];
  if (english === undefined) throw new Error(`no English ${name}`);
  expect(numbersIn(await written("en", english))).toEqual(numbersIn(await written("it", mail)));
});

test("a transfer has the same reference in both languages", async () => {
  const referencesOf = async (language: Language) => {
    const all = await Promise.all(everyMail(language).map(([, mail]) => written(language, mail)));
    return all.map((text) => [...text.matchAll(/(?:causale «|reference “)([^»”]*)/g)].map(([, one]) => one));
  };
  const references = await referencesOf("it");
  expect(references.flat()).toEqual(expect.arrayContaining(["Prenotazione #00042"]));
  expect(await referencesOf("en")).toEqual(references);
});

test("an entry has one UID in every calendar, whatever the language", async () => {
  const uidsOf = async (language: Language) => {
    const all = await Promise.all(everyMail(language).map(([, mail]) => written(language, mail)));
    return all.flatMap((text) => text.match(/^UID:.*$/gm) ?? []);
  };
  const uids = await uidsOf("it");
  expect(uids.length).toBeGreaterThan(10);
  expect(await uidsOf("en")).toEqual(uids);
});
