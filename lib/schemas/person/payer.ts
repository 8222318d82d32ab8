import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam, integer, MAX_ID } from "@/lib/schemas/fields";

/**
 * Whose price is asked for, by the panel: null for somebody who is no person yet. What others send is not read: they
 * ask for their own.
 */

/** In a query: an id, or "new". */
export const payerQuery = {
  personId: z.union([z.literal("new").transform(() => null), idParam], VALIDATION.id).optional(),
};

/** In a body: an id, or null. */
export const payerBody = {
  personId: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)).nullable().optional(),
};
