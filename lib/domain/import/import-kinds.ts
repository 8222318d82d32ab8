/** What can be imported, and the fields that a file of each kind may have. */

export const IMPORT_KINDS = ["people", "spaces", "bookings", "members", "calendar"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The kinds that come as a spreadsheet. */
export const SHEET_KINDS = ["people", "spaces", "bookings", "members"] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export const isSheetKind = (kind: ImportKind): kind is SheetKind => kind !== "calendar";

/** The most rows of a file, and the most bytes. */
export const MAX_IMPORT_ROWS = 10_000;
export const IMPORT_LIMIT_BYTES = 5 * 1024 * 1024;

/** How the text of a cell is read. */
export type CellType =
  | "text"
  | "email"
  | "phone"
  | "postal"
  | "day"
  | "birthday"
  | "time"
  | "cents"
  | "price"
  | "integer"
  | "flag"
  | "list";

/** What a cell says, in the form in which the API takes it; or a sentence (lib/domain/language/text.ts) why it says nothing. */
export type CellValue = string | number | boolean | null | string[];
export type CellReading = { value: CellValue; warning?: string } | { message: string };

export interface ImportField {
  field: string;
  /** The Italian name of its column, in templates and exports. */
  header: string;
  /** Other names by which its column is recognized, Italian and English, compared by `columnKey`. */
  names: readonly string[];
  type: CellType;
  /** In the second row of the template. */
  example: string;
}
