import { z } from "zod";
import { BANK_FIELDS } from "@/lib/domain/import/bank-columns";
import { BANK_STATES } from "@/lib/domain/import/bank-match";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { integer, list, MAX_ID, pageQuery, searchText, text } from "@/lib/schemas/fields";
import { jsonRecord } from "@/lib/schemas/json-record";
import { textField } from "@/lib/schemas/worded";
import { tableChoices, tableReadingSchema } from "./table";

/** A payment or book entry on the bank account, or an unpaid charge. */
export const bankTargetSchema = z.object({
  source: z.enum(["payment", "entry", "due"]),
  /** Set for unpaid charges only. */
  kind: z.enum(CHARGE_KINDS).nullable(),
  id: z.number().int(),
  label: z.string(),
  /** The date in the books; null for an unpaid charge. */
  date: z.string().nullable(),
  /** Cents, negative for money paid out. */
  amount: z.number().int(),
});
export type BankTarget = z.infer<typeof bankTargetSchema>;

export const bankMovementSchema = z.object({
  id: z.number().int(),
  date: z.string(),
  /** Cents, negative for money paid out. */
  amount: z.number().int(),
  description: z.string(),
  state: z.enum(BANK_STATES),
  /** Empty while the movement is open. */
  matches: z.array(bankTargetSchema),
  /** For an open movement: the likeliest match in the books. */
  suggestion: bankTargetSchema.nullable(),
});
export type BankMovement = z.infer<typeof bankMovementSchema>;

export const bankListQuerySchema = z.object({
  ...pageQuery,
  state: z.enum(BANK_STATES, VALIDATION.invalid).optional(),
  /** Words of the description. */
  q: searchText,
});
export type BankListQuery = z.output<typeof bankListQuerySchema>;

const id = integer.pipe(z.number().min(1).max(MAX_ID));
/** A payout of many card payments is one bank movement. */
const ids = list(id, 500);

/** The matches of an open movement: payments and entries that sum up to it, or an unpaid charge that it pays. */
export const bankMatchInputSchema = z
  .object({
    payments: ids.default([]),
    entries: ids.default([]),
    due: z
      .object({ kind: z.enum(CHARGE_KINDS, VALIDATION.invalid), id })
      .nullable()
      .default(null),
  })
  .refine(({ payments, entries, due }) => payments.length + entries.length > 0 !== (due !== null), {
    path: ["payments"],
    message: VALIDATION.required,
  });
export type BankMatchInput = z.output<typeof bankMatchInputSchema>;

export const bankChangeSchema = z.object({ isAside: z.boolean(VALIDATION.invalid) });

const bankRowErrors = z.array(z.object({ row: z.number().int(), message: textField() }));

/**
 * The form fields sent with a bank file: `columns` is JSON with the field of each column, for names that are not
 * recognized.
 */
export const bankFileFormSchema = z.object({
  name: text(200).default(""),
  columns: jsonRecord(z.enum(BANK_FIELDS).nullable()).optional(),
  ...tableChoices,
});
export type BankFileForm = z.output<typeof bankFileFormSchema>;

/** A preview of a file; nothing is stored yet. */
export const bankPlanSchema = z.object({
  table: tableReadingSchema,
  columns: z.array(z.object({ name: z.string(), field: z.enum(BANK_FIELDS).nullable() })),
  /** The first rows as parsed. */
  rows: z.array(z.object({ date: z.string(), amount: z.number().int(), description: z.string() })),
  /** The numbers of new movements and of those already stored. */
  created: z.number().int(),
  known: z.number().int(),
  /** Rows that cannot be parsed, by their number in the file from 1. */
  errors: bankRowErrors,
  /** Rows that are parsed but should be checked, in the same form. */
  warnings: bankRowErrors,
});
export type BankPlan = z.infer<typeof bankPlanSchema>;

export const bankReadSchema = bankPlanSchema.pick({
  created: true,
  known: true,
  errors: true,
  warnings: true,
});
export type BankRead = z.infer<typeof bankReadSchema>;

export const bankFileSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  readAt: z.string(),
  movements: z.number().int(),
  /** How many of its movements are matched or set aside; while there are any, the file cannot be deleted. */
  handled: z.number().int(),
});
export type BankFile = z.infer<typeof bankFileSchema>;

export const bankCandidateQuerySchema = z.object({ q: searchText });
