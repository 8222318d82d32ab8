import "server-only";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { formatCents } from "@/lib/domain/money/money";
import { wayLabel } from "@/lib/domain/money/way-to-pay";
import { exemptionText } from "@/lib/domain/till/receipt";
import { formatDay, formatDayAfter } from "@/lib/domain/time/day-format";
import type { Wording } from "@/lib/i18n/wording";
import type { PaymentMethod } from "@/lib/schemas/site/payment-methods";
import type { Receipt } from "@/lib/schemas/till/receipt";
import { makePdf, type Pdf, SOFT } from "./pdf/pdf-document";
import { type Row, writeTable } from "./pdf/pdf-table";

const MARGIN = 56;
const AMOUNT = 120;

const LOGO = { width: 150, height: 52 };
const LOGO_GAP = 14;

/** How receipts look, beside their content. */
export interface ReceiptDesign {
  /** The ways to pay, from the settings. */
  ways: readonly PaymentMethod[];
  /** The association's logo as PNG. */
  logo: Uint8Array | null;
}

/** A line from margin to margin, with space above and below. */
function rule(pdf: Pdf): void {
  pdf.y += 8;
  pdf.rule();
  pdf.y += 8;
}

/** Draws the logo into the upper right corner of the page. */
function drawLogo(pdf: Pdf, logo: Uint8Array, alt: string): void {
  const x = pdf.left + pdf.width - LOGO.width;
  const content = pdf.content("Figure", (paper) =>
    paper.image(Buffer.from(logo), x, pdf.top, { fit: [LOGO.width, LOGO.height], align: "right" }),
  );
  pdf.append(pdf.element("Figure", [content], { alt }));
}

function writeIssuer(pdf: Pdf, { issuer }: Receipt, logo: Uint8Array | null): void {
  if (logo !== null) drawLogo(pdf, logo, `Logo di ${issuer.legalName}`);
  const width = logo === null ? pdf.width : pdf.width - LOGO.width - LOGO_GAP;
  pdf.write(issuer.legalName, { weight: "bold", size: 15, width });
  pdf.write(issuer.address, { color: SOFT, width });
  if (issuer.fiscalCode) pdf.write(`Codice fiscale ${issuer.fiscalCode}`, { color: SOFT, width });
  if (issuer.vatNumber) pdf.write(`Partita IVA ${issuer.vatNumber}`, { color: SOFT, width });
  if (logo !== null) pdf.y = Math.max(pdf.y, pdf.top + LOGO.height);
}

function writeHolder(pdf: Pdf, { holder }: Receipt): void {
  pdf.write("Ricevuto da", { color: SOFT });
  pdf.write(holder.name, { weight: "bold", size: 12 });
  if (holder.fiscalCode) pdf.write(`Codice fiscale ${holder.fiscalCode}`);
  if (holder.address) pdf.write(holder.address);
}

const amountRow = (text: string, cents: number): Row => [text, formatCents(cents, DEFAULT_LANGUAGE)];
const totalRow = (text: string, cents: number): Row =>
  amountRow(text, cents).map((cell) => ({ text: String(cell), weight: "bold" }) as const);

function totalsOf({ total, stampDuty }: Receipt): Row[] {
  const rows = [totalRow("Totale", total)];
  if (stampDuty > 0)
    rows.push(
      amountRow("Imposta di bollo", stampDuty),
      totalRow("Totale con imposta di bollo", total + stampDuty),
    );
  return rows;
}

/** The paid items and the totals: a text on the left, an amount on the right. */
function writeAmounts(pdf: Pdf, receipt: Receipt, ways: readonly PaymentMethod[]): void {
  const table = (description: string, amount: string, rows: Row[], isTogether = false) =>
    writeTable(pdf, rows, {
      columns: [
        { header: description, width: pdf.width - AMOUNT },
        { header: amount, width: AMOUNT, align: "right" },
      ],
      size: 10.5,
      gap: 0,
      space: 6,
      isTogether,
    });
  const lines = receipt.lines.map(({ description, amount }) => amountRow(description, amount));
  table("Descrizione", "Importo", lines);
  pdf.y += 2;
  pdf.rule();
  pdf.y += 8;
  table("", "", totalsOf(receipt), true);
  if (receipt.stampExemption !== null)
    pdf.write(exemptionText(receipt.stampExemption), { size: 9.5, color: SOFT });
  pdf.y += 10;
  // Payments of one day and method are one line, even for the thirty dates of a series.
  const paid = new Map<string, number>();
  for (const { method, date, amount } of receipt.payments) {
    const what = `Pagato ${formatDayAfter("il", date, DEFAULT_LANGUAGE)} · ${wayLabel(ways, method)}`;
    paid.set(what, (paid.get(what) ?? 0) + amount);
  }
  for (const [what, amount] of paid)
    pdf.write(`${what} · ${formatCents(amount, DEFAULT_LANGUAGE)}`, { color: SOFT });
}

/** A summary of the receipt for readers who do not know Italian. */
const inOtherWords = ({ number, date, total }: Receipt, t: Wording["t"], language: Language): string =>
  t("feeds.receipt", { number, day: formatDay(date, language), amount: formatCents(total, language) });

function writeCanceled(pdf: Pdf, receipt: Receipt): void {
  if (receipt.canceledAt === null) return;
  pdf.y += 15;
  pdf.write("RICEVUTA ANNULLATA", { weight: "bold", size: 16, color: "#9a3324" });
  if (receipt.cancellationReason) pdf.write(receipt.cancellationReason, { color: SOFT });
}

/**
 * The bytes of a receipt as PDF. As a fiscal document it is in Italian; readers of another language get a line in
 * theirs.
 * @param wording of the reader
 */
export async function receiptPdf(
  receipt: Receipt,
  { t, language }: Wording,
  { ways, logo }: ReceiptDesign,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Ricevuta n. ${receipt.number}`;
  const { issuer } = receipt;
  const options = { title, author: issuer.legalName, margin: MARGIN, foot: `${issuer.legalName}, ${title}` };
  return makePdf(options, (pdf) => {
    writeIssuer(pdf, receipt, logo);
    rule(pdf);
    pdf.write(title, { tag: "H1", weight: "bold", size: 20 });
    pdf.write(`Data: ${formatDay(receipt.date, DEFAULT_LANGUAGE)}`, { color: SOFT });
    if (language !== DEFAULT_LANGUAGE) pdf.write(inOtherWords(receipt, t, language), { color: SOFT });
    pdf.y += 13;
    writeHolder(pdf, receipt);
    rule(pdf);
    writeAmounts(pdf, receipt, ways);
    if (issuer.note) {
      pdf.y += 13;
      pdf.write(issuer.note, { size: 9.5, color: SOFT });
    }
    writeCanceled(pdf, receipt);
  });
}
