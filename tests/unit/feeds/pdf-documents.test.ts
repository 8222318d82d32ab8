import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import { journalPdf } from "@/lib/feeds/journal-files";
import { cardPdf, cardSheetPdf } from "@/lib/feeds/member-card";
import { receiptPdf } from "@/lib/feeds/receipt-pdf";
import { registerPdf } from "@/lib/feeds/register-pdf";
import { statementPdf } from "@/lib/feeds/statement-pdf";
import { wordingOf } from "@/lib/i18n/wording";
import type { Receipt } from "@/lib/schemas/till/receipt";
import { pagesOfPdf, readPdfs, type StructureNode } from "../../helpers/pdf";

/** Requirements common to every PDF of the site. */

const ASSOCIATION = "Associazione Esempio";

/** A row with a text, and the amount on the same line. */
interface Row {
  text: string;
  /** Cents. */
  amount: number;
}

async function receiptOf(
  rows: readonly Row[],
  holder = "Maria Rossi",
  payments: Receipt["payments"] = [],
  logo: Uint8Array | null = null,
): Promise<Uint8Array> {
  const receipt = {
    ...{ id: 1, number: "1/2026", date: "2026-11-30", personId: 1, createdAt: "", canceledAt: null },
    holder: { name: holder, fiscalCode: null, address: null },
    issuer: { legalName: ASSOCIATION, fiscalCode: null, vatNumber: null, address: "Via Roma 1", note: null },
    lines: rows.map(({ text, amount }) => ({ description: text, amount })),
    ...{ total: 123_456_789, stampDuty: 200, stampExemption: null, payments, cancellationReason: null },
  };
  return receiptPdf(receipt, await wordingOf("it"), { ways: [], logo });
}

const journalOf = (rows: readonly Row[]) =>
  journalPdf(
    {
      ...{ from: "2026-01-01", to: "2026-12-31" },
      rows: rows.map(({ text, amount }) => ({
        ...({ date: "2026-11-30", account: "cash", label: text, word: null, amount, balance: 1 } as const),
      })),
    },
    ASSOCIATION,
  );

const memberOf = ({ text, amount }: Row, index: number) => ({
  ...({
    id: index,
    number: amount,
    status: "admitted",
    category: "ordinario",
    firstName: "",
    lastName: text,
  } as const),
  ...{
    dateOfBirth: null,
    placeOfBirth: null,
    fiscalCode: formatCents(amount, DEFAULT_LANGUAGE),
    address: null,
    city: null,
  },
  ...{ postalCode: null, appliedOn: "2026-11-02", decidedOn: null, resolution: null, endedOn: null },
  endReason: null,
});

const registerOf = (rows: readonly Row[]) =>
  registerPdf({ on: "2026-11-30", association: ASSOCIATION, categories: [], rows: rows.map(memberOf) });

const KEYS = ["A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "C1", "C2", "D1", "D2", "E1", "E2", "I1", "I2"];

const statementOf = (rows: readonly Row[]) =>
  statementPdf(
    {
      year: 2026,
      rows: rows.map(({ text, amount }, index) => ({
        ...({
          direction: "in",
          key: KEYS[index % KEYS.length] ?? "A1",
          label: text,
          amount,
          previous: 1,
        } as const),
      })),
      totals: { in: 0, out: 0, surplus: 0, investments: 0, taxes: 0 },
      balances: { cash: 0, bank: 0, previousCash: 0, previousBank: 0 },
      depositsHeld: 0,
    },
    ASSOCIATION,
  );

const faceOf = ({ text, amount }: Row) => ({
  ...{ association: ASSOCIATION, number: amount, name: text, category: "Socio ordinario" },
  ...{ paidUntil: "2026-12-31", code: "A1B2C3D4E5F6" },
});

/** Each document, by the name of its function, made from rows. */
const DOCUMENTS: Record<string, (rows: readonly Row[]) => Promise<Uint8Array>> = {
  receiptPdf: receiptOf,
  journalPdf: journalOf,
  registerPdf: registerOf,
  statementPdf: statementOf,
  cardPdf: ([row = { text: "", amount: 1 }]) => cardPdf(faceOf(row)),
  cardSheetPdf: (rows) => cardSheetPdf(rows.map(faceOf), ASSOCIATION),
};

const IN_ROWS = ["receiptPdf", "journalPdf", "registerPdf", "statementPdf"];

/** An amount as extracted from the file. */
const amountText = (cents: number) => formatCents(cents, DEFAULT_LANGUAGE).replace(/\s/g, " ");

async function filesOf(names: readonly string[], rows: readonly Row[]) {
  const files = [];
  for (const name of names) files.push((await DOCUMENTS[name]?.(rows)) ?? new Uint8Array());
  return readPdfs(files);
}

test("covers every PDF of the site", () => {
  const folder = join(process.cwd(), "lib/feeds");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.startsWith("pdf/"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((source) => source.includes("makePdf(") || source.includes("pdfkit"));
  const made = sources.flatMap((source) =>
    [...source.matchAll(/^export .*?(\w+Pdf)\b/gm)].map(([, name]) => name),
  );
  expect(made.sort()).toEqual(Object.keys(DOCUMENTS).sort());
});

const SENTENCE = "lezione di gruppo con Giovanna nella sala grande, anticipo e materiali compresi ".repeat(6);
/** Irregular lengths of rows, from a word to several lines. */
const LENGTHS = Array.from({ length: 80 }, (_, index) => (index * index * 37 + index * 11) % 400);

test("keeps an amount on the page and at the height of its text, however many rows there are", async () => {
  const rows = LENGTHS.map((length, index) => ({
    text: `Riga${index}: ${SENTENCE.slice(0, length)}`.trim(),
    amount: 1_000_000 + index,
  }));
  for (const { pages } of await filesOf(IN_ROWS, rows)) {
    expect(pages.length).toBeGreaterThan(1);
    const items = pages.flatMap((page, index) =>
      page.items.map(({ text, y }) => ({ text: text.replace(/\s/g, " "), y, page: index })),
    );
    for (const [index, { amount }] of rows.entries()) {
      const placesOf = (wanted: string) =>
        items.filter(({ text }) => text.includes(wanted)).map(({ page, y }) => ({ page, y }));
      const [text, ...others] = placesOf(`Riga${index}:`);
      expect(others).toEqual([]);
      expect(placesOf(amountText(amount))).toContainEqual(text);
    }
  }
});

test("continues a row longer than a page on the next page", async () => {
  const text = `Riga0 ${SENTENCE.repeat(20)}`;
  const [receipt] = await filesOf(["receiptPdf"], [{ text, amount: 1_000_000 }]);
  const pages = receipt?.pages.map(({ text: written }) => written.replace(/\s+/g, " ")) ?? [];
  expect(pages.find((page) => page.includes("Riga0"))).toContain(amountText(1_000_000));
  expect(pages.join(" ").match(/materiali compresi/g)).toHaveLength(120);
});

test("keeps the totals of a receipt together", async () => {
  const counts = Array.from({ length: 12 }, (_, index) => 24 + index);
  const rows = Array.from({ length: 40 }, (_, index) => ({ text: `Sala Luna, data ${index}`, amount: 3000 }));
  const files = [];
  for (const count of counts) files.push(await receiptOf(rows.slice(0, count)));
  const receipts = readPdfs(files).map(({ pages }) => pages.map(({ text }) => text));
  expect(new Set(receipts.map(({ length }) => length))).toEqual(new Set([1, 2]));
  for (const pages of receipts) {
    const withTotals = pages.filter((text) => /^Totale/m.test(text));
    expect(withTotals).toHaveLength(1);
    expect(withTotals[0]).toContain("Totale con imposta di bollo");
  }
});

/** Names in many scripts. */
const NAMES = [
  ...[
    "Dvořák Żaneta",
    "Nguyễn Thị Ánh Tuyết",
    "Олена Шевченко",
    "Ελένη Παπαδοπούλου",
    "أحمد إبراهيم چنگیز",
    "דוד לוי",
  ],
  ...["王小明", "さくら", "ნინო ბერიძე", "Անահիտ Պետրոսյան", "मनन कपूर", "สมชาย ใจดี"],
];
/** No bundled font has these: Cherokee, Tifinagh, a private-use character. */
const WITHOUT_FONT = ["ᏣᎳᎩ", "ⵜⵉⴼⵉ", "\ue123"];
const TITLES = ["Yoga 🧘 al tramonto", "Sala № 3", "Erkekçe ışık", ...WITHOUT_FONT];

test("writes Arabic digits from left to right", async () => {
  const [file] = readPdfs([await receiptOf([{ text: "١٢٣", amount: 100 }], "علي ٤٥٦")]);
  const texts = file?.pages[0]?.items.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(["١٢٣", "٤٥٦"]));
});

/** A card shows a single name. */
const ON_CARDS = ["Олена Шевченко", "أحمد إبراهيم چنگیز", "王小明", "Yoga 🧘 al tramonto", "ᏣᎳᎩ"];

test("writes names and titles of every script in every document", async () => {
  const rowsOf = (texts: readonly string[]) =>
    texts.map((text, index) => ({ text, amount: 1_000_000 + index }));
  const sets = Object.entries(DOCUMENTS).flatMap(([name, make]) =>
    name === "cardPdf"
      ? ON_CARDS.map((text) => ({ name, make, texts: [text] }))
      : [{ name, make, texts: [...NAMES, ...TITLES] }],
  );
  const files = [];
  for (const { make, texts } of sets) files.push(await make(rowsOf(texts)));
  const written = readPdfs(files).map(({ pages }) =>
    pages.map(({ text }) => text.replace(/\s+/g, " ").normalize("NFC")).join(" "),
  );
  for (const [index, { name, texts }] of sets.entries()) {
    const missing = texts.filter((text) => !written[index]?.includes(text.normalize("NFC")));
    expect({ name, missing }).toEqual({ name, missing: [] });
    expect(written[index]).not.toContain("\0");
  }
});

const rolesOf = (node: StructureNode | null): string[] =>
  node === null ? [] : [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];

test("tags the structure of every document for screen readers", async () => {
  const names = Object.keys(DOCUMENTS);
  const files = await filesOf(names, [{ text: "Sala Luna & <Sole>", amount: 1_000_000 }]);
  for (const [index, file] of files.entries()) {
    expect(file).toMatchObject({ version: "1.7", language: "it-IT" });
    expect(file.title).not.toBe("");
    const roles = rolesOf(file.pages[0]?.structure ?? null);
    expect(roles).toContain("P");
    if (IN_ROWS.includes(names[index] ?? ""))
      expect(roles).toEqual(expect.arrayContaining(["H1", "Table", "TR", "TH", "TD"]));
  }
});

test("embeds no additional font for names in European Union languages", async () => {
  const [file] = [await receiptOf([{ text: "Sala Luna", amount: 3000 }], "Łukasz Șerban Ğ Ő Ż Ø Æ ß")];
  expect(Buffer.from(file ?? "").toString("latin1")).not.toContain("NotoSans");
});

test("keeps the surname of a long name on a card", async () => {
  const name = "Maria Antonietta Giuseppina Francesca Saveria Konstantinidou von und zu Hohenlohe-Langenburg";
  const [page = ""] = pagesOfPdf(await cardPdf(faceOf({ text: name, amount: 1 })));
  expect(page).not.toContain("…");
  expect(page).toContain("Langenburg");
});

test("draws the association's logo beside its name on a receipt", async () => {
  const logo = await sharp({ create: { width: 300, height: 100, channels: 4, background: "#375a4a" } })
    .png()
    .toBuffer();
  const [file] = readPdfs([await receiptOf([{ text: "Sala Luna", amount: 3000 }], "Maria Rossi", [], logo)]);
  expect(file?.pages).toHaveLength(1);
  expect(rolesOf(file?.pages[0]?.structure ?? null)).toContain("Figure");
});

test("adds up the payments of one day and method on a receipt", async () => {
  const payment = {
    ...{ id: 1, kind: "payment" as const, method: "cash", amount: 4000, date: "2026-11-30", note: null },
    ...{ bookingId: 1, courseBookingId: null, registrationId: null, feeId: null, passId: null, receiptId: 1 },
    ...{
      reversalOf: null,
      isReversed: false,
      createdAt: "",
      createdBy: null,
      title: "",
      payerName: "",
      payerEmail: "",
    },
    ...{ disputedAt: null, disputeStatus: null },
  };
  const payments = [...Array.from({ length: 31 }, () => payment), { ...payment, method: "pos" }];
  const [page = ""] = pagesOfPdf(await receiptOf([], "Maria Rossi", payments));
  expect(page.match(/Pagato il 30 novembre 2026/g)).toHaveLength(2);
  expect(page).toContain("1.240,00");
});
