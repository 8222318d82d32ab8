import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { integer } from "@/lib/schemas/fields";

const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/** A calendar year in a path or a query. */
export const yearField = z.coerce
  .number(VALIDATION.invalid)
  .int(VALIDATION.integer)
  .min(FIRST_YEAR)
  .max(LAST_YEAR);

export const yearParams = z.object({ year: yearField });

const MAX_BALANCE = 1_000_000_000;

export const openingInputSchema = z.object({
  cash: integer.pipe(z.number().min(0).max(MAX_BALANCE)),
  /** Negative for an overdraft. */
  bank: integer.pipe(z.number().min(-MAX_BALANCE).max(MAX_BALANCE)),
});

export type OpeningInput = z.output<typeof openingInputSchema>;

export const bookYearSchema = z.object({
  year: z.number().int(),
  /** Cents at the end of the year; for the current year, as of now. */
  cash: z.number().int(),
  bank: z.number().int(),
  state: z.enum(["open", "closed"]),
});

export type BookYearAnswer = z.infer<typeof bookYearSchema>;
