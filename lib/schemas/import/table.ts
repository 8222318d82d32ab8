import { z } from "zod";
import { ENCODINGS } from "@/lib/domain/import/sheet-text";
import { SEPARATORS } from "@/lib/domain/import/split-table";
import { VALIDATION } from "@/lib/messages/validation";
import { integer } from "@/lib/schemas/fields";

/** How a file with a table is read: what is found out, and what somebody says in its place. */

const empty = z.literal("").transform(() => undefined);

/** Fields beside a file: the row with the names of the columns, by its number in the file, and what separates the cells. */
export const tableChoices = {
  header: empty.or(integer.pipe(z.number().min(1).max(40_000))).optional(),
  separator: empty.or(z.enum(SEPARATORS, VALIDATION.invalid)).optional(),
};
export type TableChoices = z.output<z.ZodObject<typeof tableChoices>>;

export const tableReadingSchema = z.object({
  encoding: z.enum(ENCODINGS),
  separator: z.enum(SEPARATORS),
  /** The row with the names of the columns, by its number in the file from 1. */
  header: z.number().int(),
  /** False where somebody should look at the separator and the row with the names. */
  isSure: z.boolean(),
  /** The first rows, each of which may be chosen as the one with the names. */
  heads: z.array(z.object({ row: z.number().int(), text: z.string() })),
});
export type TableReading = z.infer<typeof tableReadingSchema>;
