import { z } from "zod";
import { parseRowValue } from "@/components/admin/shared/books/chosen-row";
import { ACCOUNTS, DIRECTIONS } from "@/lib/domain/books/book-entry";
import { type Flow, isCategory } from "@/lib/domain/books/modello-d";
import { parsePrice } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import { bookEntryInputSchema } from "@/lib/schemas/books/book-entry";

function isChosen(direction: Flow, row: string): boolean {
  const chosen = parseRowValue(direction, row);
  return chosen !== null && ("label" in chosen || isCategory(direction, chosen.category));
}

const fields = z
  .object({
    direction: z.enum(DIRECTIONS),
    /** For a transfer, the account that the money leaves. */
    account: z.enum(ACCOUNTS),
    row: z.string(),
    amount: z.string().transform((value, context) => {
      const cents = parsePrice(value);
      if (cents !== null && cents > 0) return cents;
      context.addIssue({ code: "custom", message: VALIDATION.amountOfPayment });
      return z.NEVER;
    }),
    date: z.string().min(1, VALIDATION.required),
    counterparty: z.string(),
    note: z.string(),
    documentUrl: z.string(),
    /** For an expense, the teacher whom it pays; empty for none. */
    teacherId: z.string(),
  })
  .refine(({ direction, row }) => direction === "transfer" || isChosen(direction, row), {
    path: ["row"],
    message: VALIDATION.required,
    // Shown together with the errors of the other fields.
    when: () => true,
  });

export const entryFormSchema = fields
  .transform(
    ({ direction, account, row, documentUrl, teacherId, ...rest }): z.input<typeof bookEntryInputSchema> => {
      const written = { ...rest, documentUrl: documentUrl || null };
      if (direction === "transfer")
        return { ...written, direction, from: account, to: account === "cash" ? "bank" : "cash" };
      const chosen = parseRowValue(direction, row);
      return direction === "in"
        ? { ...written, direction, account, ...chosen }
        : {
            ...written,
            direction,
            account,
            ...chosen,
            teacherId: teacherId === "" ? null : Number(teacherId),
          };
    },
  )
  .pipe(bookEntryInputSchema);

export type EntryForm = z.input<typeof entryFormSchema>;
