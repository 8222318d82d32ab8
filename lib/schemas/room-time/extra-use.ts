import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField } from "@/lib/schemas/fields";

/** The use of extras by bookings that begin between two days (both included). */
export const extraUseQuerySchema = z
  .object({ from: dayField.optional(), to: dayField.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ["to"],
    message: VALIDATION.endBeforeStart,
  });
export type ExtraUseQuery = z.output<typeof extraUseQuerySchema>;

export const extraUseSchema = z.object({
  extraId: z.number().int(),
  name: z.string(),
  bookings: z.number().int(),
  quantity: z.number().int(),
  /** Cents, before discounts. */
  amount: z.number().int(),
});
export type ExtraUse = z.infer<typeof extraUseSchema>;
