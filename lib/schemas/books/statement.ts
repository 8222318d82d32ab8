import { z } from "zod";
import { FLOWS, isCategory } from "@/lib/domain/books/modello-d";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, text } from "@/lib/schemas/fields";
import { yearField } from "./year";

const cents = z.number().int();
const format = z.enum(["json", "csv", "pdf"], VALIDATION.invalid).default("json");

export const statementQuerySchema = z.object({
  /** The current year by default. */
  year: yearField.optional(),
  format,
});

export const statementSchema = z.object({
  year: cents,
  /** All rows of Modello D, by the names of the decree. */
  rows: z.array(
    z.object({
      direction: z.enum(FLOWS),
      key: z.string(),
      label: z.string(),
      amount: cents,
      /** The amount of the previous year. */
      previous: cents,
    }),
  ),
  totals: z.object({ in: cents, out: cents, surplus: cents, investments: cents, taxes: cents }),
  balances: z.object({ cash: cents, bank: cents, previousCash: cents, previousBank: cents }),
  /** At the end of the year; not income. */
  depositsHeld: cents,
});

export type Statement = z.infer<typeof statementSchema>;

export const journalQuerySchema = z.object({
  /** The first day of the current year by default. */
  from: dayField.optional(),
  /** Today by default. */
  to: dayField.optional(),
  format,
});

export const journalSchema = z.object({
  rows: z.array(
    z.object({
      date: z.string(),
      account: z.enum(["cash", "bank"]),
      /** Negative for money paid out. */
      amount: cents,
      /** The balance of its account after the line. */
      balance: cents,
      label: z.string(),
      /** The current text of the entry's label; null for payments and for entries without a label. */
      word: z.string().nullable(),
    }),
  ),
});

export const rowQuerySchema = z
  .object({ year: yearField, direction: z.enum(FLOWS, VALIDATION.invalid), category: text(3) })
  .refine(({ direction, category }) => isCategory(direction, category), {
    path: ["category"],
    message: VALIDATION.invalid,
  });

/** A line that counts in a row of the statement; negative if it reduces the row. */
export const rowEntrySchema = z.object({ date: z.string(), amount: cents, label: z.string() });

export type RowEntry = z.infer<typeof rowEntrySchema>;
