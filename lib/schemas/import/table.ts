import { z } from "zod";
import { ENCODINGS } from "@/lib/domain/import/sheet-text";
import { SEPARATORS } from "@/lib/domain/import/split-table";
import { VALIDATION } from "@/lib/messages/validation";
import { integer } from "@/lib/schemas/fields";

/** How a file with a table is parsed: detected settings, and the user's choices that override them. */

const empty = z.literal("").transform(() => undefined);

/** Form fields sent with a file: the number of the row with the column names, and the separator of the cells. */
export const tableChoices = {
  header: empty.or(integer.pipe(z.number().min(1).max(40_000))).optional(),
  separator: empty.or(z.enum(SEPARATORS, VALIDATION.invalid)).optional(),
};
export type TableChoices = z.output<z.ZodObject<typeof tableChoices>>;

export const tableReadingSchema = z.object({
  encoding: z.enum(ENCODINGS),
  separator: z.enum(SEPARATORS),
  /** The row with the column names, by its number in the file from 1. */
  header: z.number().int(),
  /** False if the detected separator and header row should be checked. */
  isSure: z.boolean(),
  /** The first rows, any of which may be chosen as the header row. */
  heads: z.array(z.object({ row: z.number().int(), text: z.string() })),
});
export type TableReading = z.infer<typeof tableReadingSchema>;
