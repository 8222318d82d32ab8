import { z } from "zod";
import { IMPORT_KINDS, SHEET_KINDS } from "@/lib/domain/import/import-kinds";
import { VALIDATION } from "@/lib/messages/validation";
import { isStorable, shortString } from "@/lib/schemas/bounded-text";
import { idParam, list, nullableId, record } from "@/lib/schemas/fields";
import { jsonRecord } from "@/lib/schemas/json-record";
import { textField } from "@/lib/schemas/worded";
import { tableChoices, tableReadingSchema } from "./table";

/** The form fields sent with the file: `mapping` is JSON, column → field. */
export const importFormSchema = z.object({
  kind: z.enum(IMPORT_KINDS, VALIDATION.invalid),
  spaceId: nullableId.default(null),
  mapping: jsonRecord(z.string().nullable()).optional(),
  ...tableChoices,
});
export type ImportForm = z.output<typeof importFormSchema>;

/** An error in a cell. `row` is numbered as in a spreadsheet: the first row, with the column names, is 1. */
const rowErrorSchema = z.object({ row: z.number().int(), field: z.string(), message: textField() });
export type RowError = z.infer<typeof rowErrorSchema>;

export const ROW_STATES = ["ready", "duplicate", "error"] as const;

const previewRowSchema = z.object({
  row: z.number().int(),
  state: z.enum(ROW_STATES),
  /** In the order of the columns. */
  cells: z.array(z.string()),
});
export type PreviewRow = z.infer<typeof previewRowSchema>;

/** A file as it would be imported now. */
export const importPlanSchema = z.object({
  id: z.number().int(),
  kind: z.enum(IMPORT_KINDS),
  spaceId: z.number().int().nullable(),
  columns: z.array(z.object({ name: z.string(), field: z.string().nullable() })),
  /** Non-empty rows: ready, duplicates, and those with errors. */
  total: z.number().int(),
  ready: z.number().int(),
  duplicates: z.number().int(),
  errors: z.array(rowErrorSchema),
  /** Values that are valid but should be checked. */
  warnings: z.array(rowErrorSchema),
  /** How the file was parsed, in the response to its upload; null later, and for a calendar. */
  table: tableReadingSchema.nullable(),
  /** Every non-empty row, by row number. */
  preview: z.array(previewRowSchema),
});
export type ImportPlan = z.infer<typeof importPlanSchema>;

export const importSummarySchema = z.object({
  id: z.number().int(),
  kind: z.enum(IMPORT_KINDS),
  spaceId: z.number().int().nullable(),
  createdAt: z.string(),
  committedAt: z.string().nullable(),
  created: z.number().int(),
  skipped: z.number().int(),
  /** The number of its people who have an e-mail address and were never invited. */
  toInvite: z.number().int(),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

/** A change before importing: columns, cells, or both. */
export const importChangeSchema = z.object({
  mapping: record(shortString(500).nullable()).optional(),
  cells: list(
    z.object({
      row: z.number().int().min(1),
      /** From 0, in the order of the columns. */
      column: z.number().int().min(0).max(200),
      value: shortString(10_000).refine(isStorable, VALIDATION.invalid),
    }),
    1000,
  ).default([]),
});
export type ImportChange = z.output<typeof importChangeSchema>;

export const commitInputSchema = z.object({ skipErrors: z.boolean(VALIDATION.invalid).default(false) });
export const committedSchema = z.object({ created: z.number().int(), skipped: z.number().int() });
export type Committed = z.infer<typeof committedSchema>;

export const importParams = z.object({ id: idParam });
export const templateQuerySchema = z.object({ kind: z.enum(SHEET_KINDS, VALIDATION.invalid) });
export const invitedSchema = z.object({ sent: z.number().int() });
