import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam, integer, MAX_ID } from "@/lib/schemas/fields";

/**
 * The person for whom the panel requests a price: null for a new person. Ignored in requests of other callers, who
 * receive their own prices.
 */

/** In a query: an id, or "new". */
export const payerQuery = {
  personId: z.union([z.literal("new").transform(() => null), idParam], VALIDATION.id).optional(),
};

/** In a body: an id, or null. */
export const payerBody = {
  personId: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)).nullable().optional(),
};
