import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import "server-only";
import { create } from "qrcode";
import { formatDay } from "@/lib/domain/time/day-format";
import { heightOf, INK, LINE, makePdf, type Pdf, SOFT } from "./pdf/pdf-document";

/** Membership cards as PDF, in the size of a credit card (ISO/IEC 7810, ID-1): one, or eight on a sheet of A4. */

export interface CardFace {
  association: string;
  number: number;
  name: string;
  /** The category's label. */
  category: string;
  /** The last day covered by paid fees; null without one. */
  paidUntil: string | null;
  /** The content of the QR code, also printed as text. */
  code: string;
}

const POINTS_PER_MM = 72 / 25.4;
const mm = (length: number) => length * POINTS_PER_MM;
const WIDTH = mm(85.6);
const HEIGHT = mm(54);
const PADDING = mm(5);
const QR = mm(24);

const COLUMNS = 2;
const ROWS = 4;
const A4 = { width: mm(210), height: mm(297) };

/** Draws a QR code as vector squares: sharp at every size and much smaller than a picture. */
function drawCode(pdf: Pdf, code: string, left: number, top: number): void {
  const { modules } = create(code, {});
  const side = QR / modules.size;
  pdf.decoration((paper) => {
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) paper.rect(left + column * side, top + row * side, side, side);
    paper.fill(INK);
  });
}

/** A long name is smaller, so that its surname is not cut off. */
const NAME_SIZES = [11, 9, 7.5];
const SMALLEST_NAME = 6;

/** Draws a card with its upper left corner at a point of the page. */
function drawCard(pdf: Pdf, card: CardFace, left: number, top: number): void {
  const { association, number, name, category, paidUntil, code } = card;
  const x = left + PADDING;
  const width = WIDTH - 2 * PADDING;
  const line = { x, width: width - QR - mm(3), maxHeight: mm(10) };
  const head = { x, y: top + PADDING, width, maxHeight: mm(10) };
  pdf.write(association, { ...head, weight: "bold", size: 10 });
  pdf.write(`Tessera n. ${number}`, { ...line, y: top + mm(17), size: 9, color: SOFT });
  // Enough for two lines in any script: letters of fallback fonts are taller.
  const nameHeight = mm(11);
  const fits = (size: number) =>
    heightOf(pdf.lines(name, line.width, { size, weight: "bold" })) <= nameHeight;
  const size = NAME_SIZES.find(fits) ?? SMALLEST_NAME;
  pdf.write(name, { ...line, maxHeight: nameHeight, y: top + mm(22), size, weight: "bold" });
  pdf.write(category, { ...line, y: top + mm(33), size: 8, color: SOFT });
  const validity =
    paidUntil === null ? "Quota da pagare" : `Valida fino al ${formatDay(paidUntil, DEFAULT_LANGUAGE)}`;
  pdf.write(validity, { ...line, y: top + mm(42), size: 8 });
  const qrLeft = left + WIDTH - PADDING - QR;
  drawCode(pdf, code, qrLeft, top + mm(17));
  pdf.write(code, { x: qrLeft, y: top + mm(43), width: QR, align: "center", size: 6.5, color: SOFT });
}

/** One card on a page of its own size, for phones and card printers. */
export function cardPdf(card: CardFace): Promise<Uint8Array<ArrayBuffer>> {
  const options = { title: `Tessera n. ${card.number}`, author: card.association, margin: 0 };
  return makePdf({ ...options, size: [WIDTH, HEIGHT] }, (pdf) => drawCard(pdf, card, 0, 0));
}

/** Cards on sheets of A4, eight on each, with thin lines to cut along. */
export function cardSheetPdf(
  cards: readonly CardFace[],
  association: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const left = (A4.width - COLUMNS * WIDTH) / 2;
  const top = (A4.height - ROWS * HEIGHT) / 2;
  return makePdf({ title: "Tessere", author: association, margin: 0 }, (pdf) => {
    cards.forEach((card, index) => {
      const place = index % (COLUMNS * ROWS);
      if (index > 0 && place === 0) pdf.addPage();
      const x = left + (place % COLUMNS) * WIDTH;
      const y = top + Math.floor(place / COLUMNS) * HEIGHT;
      pdf.decoration((paper) => paper.rect(x, y, WIDTH, HEIGHT).lineWidth(0.4).strokeColor(LINE).stroke());
      drawCard(pdf, card, x, y);
    });
  });
}
