import "server-only";
import { listEntriesWithDocuments } from "@/lib/data/books/book-entries";
import { findDocument } from "@/lib/data/books/documents";
import { findSite } from "@/lib/data/site/site";
import { listReceiptsOfYear } from "@/lib/data/till/receipts";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { isAdministrator, type Role } from "@/lib/domain/person/roles";
import { type CsvColumn, csvAmount, csvDay, toCsv } from "@/lib/domain/site/csv";
import { dayOf, earlierOf } from "@/lib/domain/time/dates";
import { journalCsv, journalPdf } from "@/lib/feeds/journal-files";
import { receiptPdf } from "@/lib/feeds/receipt-pdf";
import { registerCsv } from "@/lib/feeds/register-csv";
import { registerPdf } from "@/lib/feeds/register-pdf";
import { statementCsv } from "@/lib/feeds/statement-csv";
import { statementPdf } from "@/lib/feeds/statement-pdf";
import type { ZipFile } from "@/lib/feeds/zip";
import { wordingOf } from "@/lib/i18n/wording";
import { findReceiptDesign } from "@/lib/mail/till/receipt-design";
import type { Receipt } from "@/lib/schemas/till/receipt";
import { findRegister } from "@/lib/services/membership/register";
import { endingOf } from "@/lib/storage/document-format";
import { findJournal } from "./journal";
import { findStatement } from "./statement";

const COLUMNS: CsvColumn<Receipt>[] = [
  { header: "Numero", value: ({ number }) => number },
  { header: "Data", value: ({ date }) => csvDay(date) },
  { header: "Intestatario", value: ({ holder }) => holder.name },
  { header: "Codice fiscale", value: ({ holder }) => holder.fiscalCode ?? "" },
  { header: "Descrizione", value: ({ lines }) => lines.map(({ description }) => description).join("; ") },
  { header: "Totale", value: ({ total }) => csvAmount(total) },
  { header: "Imposta di bollo", value: ({ stampDuty }) => csvAmount(stampDuty) },
  {
    header: "Annullata il",
    value: ({ canceledAt }) => (canceledAt ? csvDay(dayOf(new Date(canceledAt))) : ""),
  },
];

async function* statementFiles(year: number, now: Date): AsyncGenerator<ZipFile> {
  const { legalName } = await findSite();
  const statement = await findStatement(year, now);
  yield { name: `rendiconto-${year}.pdf`, content: await statementPdf(statement, legalName) };
  yield { name: `rendiconto-${year}.csv`, content: statementCsv(statement) };
  const journal = await findJournal({ from: `${year}-01-01`, to: `${year}-12-31` }, now);
  yield { name: `prima-nota-${year}.pdf`, content: await journalPdf(journal, legalName) };
  yield { name: `prima-nota-${year}.csv`, content: journalCsv(journal) };
}

async function* receiptFiles(year: number): AsyncGenerator<ZipFile> {
  const receipts = await listReceiptsOfYear(year);
  yield { name: `ricevute-${year}.csv`, content: toCsv(COLUMNS, receipts) };
  const [wording, design] = [await wordingOf(DEFAULT_LANGUAGE), await findReceiptDesign()];
  for (const receipt of receipts) {
    const name = `ricevute/ricevuta-${receipt.number.replace("/", "-")}.pdf`;
    yield { name, content: await receiptPdf(receipt, wording, design) };
  }
}

async function* documentFiles(year: number): AsyncGenerator<ZipFile> {
  for (const { id, date, documentId } of await listEntriesWithDocuments(year)) {
    const document = await findDocument(documentId, null);
    if (document === null) continue;
    const name = `documenti/${date}-movimento-${id}.${endingOf(document.type)}`;
    yield { name, content: document.content };
  }
}

async function* registerFiles(year: number, now: Date): AsyncGenerator<ZipFile> {
  const register = await findRegister(earlierOf(`${year}-12-31`, dayOf(now)), now);
  yield { name: `libro-soci-${register.on}.pdf`, content: await registerPdf(register) };
  yield { name: `libro-soci-${register.on}.csv`, content: registerCsv(register) };
}

/**
 * The accountant's files for a calendar year: statement, journal, receipts, the entries' documents and, for
 * administrators only, the register of members at the year's end (or as of today).
 */
export async function* yearArchive(year: number, role: Role, now: Date): AsyncGenerator<ZipFile> {
  yield* statementFiles(year, now);
  yield* receiptFiles(year);
  yield* documentFiles(year);
  if (isAdministrator(role)) yield* registerFiles(year, now);
}
