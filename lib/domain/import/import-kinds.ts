export const IMPORT_KINDS = ["people", "spaces", "bookings", "members", "calendar"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The kinds that are imported from a spreadsheet. */
export const SHEET_KINDS = ["people", "spaces", "bookings", "members"] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export const isSheetKind = (kind: ImportKind): kind is SheetKind => kind !== "calendar";

/** The maximum size of a file in rows and bytes. */
export const MAX_IMPORT_ROWS = 10_000;
export const IMPORT_LIMIT_BYTES = 5 * 1024 * 1024;

/** How the text of a cell is parsed. */
export type CellType =
  | "text"
  | "line"
  | "code"
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

/** The value of a cell in the API's format; or a message (lib/domain/language/text.ts) why it cannot be read. */
export type CellValue = string | number | boolean | null | string[];
export type CellReading = { value: CellValue; warning?: string } | { message: string };

export interface ImportField {
  field: string;
  /** The Italian column name in templates and exports. */
  header: string;
  /** Other Italian and English names that identify the column, compared by `columnKey`. */
  names: readonly string[];
  type: CellType;
  /** For the second row of the template. */
  example: string;
}

/** The CSV exports: each kind is a file of `GET /api/exports/{kind}.csv`. */
export const EXPORT_KINDS = ["people", "bookings", "payments", "members", "entries"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
