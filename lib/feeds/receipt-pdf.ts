import "server-only";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { formatCents } from "@/lib/domain/money/money";
import { exemptionText } from "@/lib/domain/till/receipt";
import { formatDay, formatDayAfter } from "@/lib/domain/time/day-format";
import { word } from "@/lib/i18n/italian-word";
import type { Wording } from "@/lib/i18n/wording";
import type { Receipt } from "@/lib/schemas/till/receipt";
import { LINE, makePdf, type Pdf, SOFT, write } from "./pdf-document";

/** Receipts as PDF on A4. */

const MARGIN = 56;

function rule(doc: Pdf): void {
  doc.moveDown(0.6);
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(doc.page.width - MARGIN, doc.y)
    .lineWidth(0.7)
    .strokeColor(LINE)
    .stroke();
  doc.moveDown(0.6);
}

/** Writes a line with a label on the left and an amount on the right. */
function amountLine(doc: Pdf, label: string, amount: number, weight: "plain" | "bold" = "plain"): void {
  const { y } = doc;
  const width = doc.page.width - 2 * MARGIN;
  write(doc, formatCents(amount), { weight, x: MARGIN, y, width, align: "right" });
  write(doc, label, { weight, x: MARGIN, y, width: width - 120 });
  doc.moveDown(0.45);
}

function writeIssuer(doc: Pdf, { issuer }: Receipt): void {
  write(doc, issuer.legalName, { weight: "bold", size: 15, x: MARGIN, y: MARGIN });
  write(doc, issuer.address, { color: SOFT });
  if (issuer.fiscalCode) write(doc, `Codice fiscale ${issuer.fiscalCode}`, { color: SOFT });
  if (issuer.vatNumber) write(doc, `Partita IVA ${issuer.vatNumber}`, { color: SOFT });
}

function writeHolder(doc: Pdf, { holder }: Receipt): void {
  write(doc, "Ricevuto da", { color: SOFT });
  write(doc, holder.name, { weight: "bold", size: 12 });
  if (holder.fiscalCode) write(doc, `Codice fiscale ${holder.fiscalCode}`);
  if (holder.address) write(doc, holder.address);
}

function writeAmounts(doc: Pdf, receipt: Receipt): void {
  for (const line of receipt.lines) amountLine(doc, line.description, line.amount);
  rule(doc);
  amountLine(doc, "Totale", receipt.total, "bold");
  if (receipt.stampDuty > 0) {
    amountLine(doc, "Imposta di bollo", receipt.stampDuty);
    amountLine(doc, "Totale con imposta di bollo", receipt.total + receipt.stampDuty, "bold");
  }
  if (receipt.stampExemption !== null)
    write(doc, exemptionText(receipt.stampExemption), { size: 9.5, color: SOFT });
  doc.moveDown(0.8);
  for (const { method, date, amount } of receipt.payments)
    write(
      doc,
      `Pagato ${formatDayAfter("il", date)} · ${word(text(`till.method.${method}`))} · ${formatCents(amount)}`,
      {
        color: SOFT,
      },
    );
}

/** What the receipt is, for who does not read Italian. */
const inOtherWords = ({ number, date, total }: Receipt, t: Wording["t"], language: Language): string =>
  t("feeds.receipt", { number, day: formatDay(date, language), amount: formatCents(total, language) });

/** Writes a diagonal mark across the page of a canceled receipt. */
function writeCanceled(doc: Pdf, receipt: Receipt): void {
  if (receipt.canceledAt === null) return;
  doc.moveDown(1.2);
  write(doc, "RICEVUTA ANNULLATA", { weight: "bold", size: 16, color: "#9a3324" });
  if (receipt.cancellationReason) write(doc, receipt.cancellationReason, { color: SOFT });
}

/**
 * The bytes of a receipt as PDF. A fiscal document, it is in Italian; readers of another language get a line in theirs.
 * @param wording of the reader
 */
export async function receiptPdf(
  receipt: Receipt,
  { t, language }: Wording,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Ricevuta n. ${receipt.number}`;
  return makePdf({ title, author: receipt.issuer.legalName, margin: MARGIN }, (doc) => {
    writeIssuer(doc, receipt);
    rule(doc);
    write(doc, title, { weight: "bold", size: 20 });
    write(doc, `Data: ${formatDay(receipt.date)}`, { color: SOFT });
    if (language !== DEFAULT_LANGUAGE) write(doc, inOtherWords(receipt, t, language), { color: SOFT });
    doc.moveDown(1);
    writeHolder(doc, receipt);
    rule(doc);
    writeAmounts(doc, receipt);
    if (receipt.issuer.note) {
      doc.moveDown(1);
      write(doc, receipt.issuer.note, { size: 9.5, color: SOFT });
    }
    writeCanceled(doc, receipt);
  });
}
