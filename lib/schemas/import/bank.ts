import { z } from "zod";
import { BANK_FIELDS } from "@/lib/domain/import/bank-columns";
import { BANK_STATES } from "@/lib/domain/import/bank-match";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { integer, list, MAX_ID, pageQuery, searchText, text } from "@/lib/schemas/fields";
import { jsonRecord } from "@/lib/schemas/json-record";
import { textField } from "@/lib/schemas/worded";
import { tableChoices, tableReadingSchema } from "./table";

/** What the bank says moved, and what of the books it is. */

/** A payment or a book entry of the bank, or what somebody still owes. */
export const bankThingSchema = z.object({
  source: z.enum(["payment", "entry", "due"]),
  /** Of what is due. */
  kind: z.enum(CHARGE_KINDS).nullable(),
  id: z.number().int(),
  label: z.string(),
  /** Of the books; null for what is still due. */
  date: z.string().nullable(),
  /** Cents, negative for what goes out. */
  amount: z.number().int(),
});
export type BankThing = z.infer<typeof bankThingSchema>;

export const bankMovementSchema = z.object({
  id: z.number().int(),
  date: z.string(),
  /** Cents, negative for what went out. */
  amount: z.number().int(),
  description: z.string(),
  state: z.enum(BANK_STATES),
  /** What it is matched with; none while it is open. */
  matches: z.array(bankThingSchema),
  /** The likeliest of the books for an open one. */
  suggestion: bankThingSchema.nullable(),
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
/** A payout of many payments by card is one movement of the bank. */
const ids = list(id, 500);

/** What an open movement is: payments and entries that it is the sum of, or something due that it pays. */
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

/** The fields beside a bank's file: `columns` is JSON, what each column is, where the names do not say it. */
export const bankFileFormSchema = z.object({
  name: text(200).default(""),
  columns: jsonRecord(z.enum(BANK_FIELDS).nullable()).optional(),
  ...tableChoices,
});
export type BankFileForm = z.output<typeof bankFileFormSchema>;

/** A file as it would be stored now; nothing is stored yet. */
export const bankPlanSchema = z.object({
  table: tableReadingSchema,
  columns: z.array(z.object({ name: z.string(), field: z.enum(BANK_FIELDS).nullable() })),
  /** The first rows as they are read. */
  rows: z.array(z.object({ date: z.string(), amount: z.number().int(), description: z.string() })),
  /** Movements that are new, and those that were read before. */
  created: z.number().int(),
  known: z.number().int(),
  /** Rows that cannot be read, by their number in the file from 1. */
  errors: bankRowErrors,
  /** Rows that are read, but should be looked at, in the same way. */
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
  /** How many of them are matched or set aside: while any is, the file stays. */
  handled: z.number().int(),
});
export type BankFile = z.infer<typeof bankFileSchema>;

export const bankCandidateQuerySchema = z.object({ q: searchText });
