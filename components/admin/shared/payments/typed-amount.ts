import { z } from "zod";
import { parsePrice } from "@/lib/domain/money/money";

/** Parses a typed amount in euros to cents. */
export const typedAmount = z.string().transform((value, context) => {
  const cents = parsePrice(value);
  if (cents !== null) return cents;
  context.addIssue({ code: "custom", message: "Inserisci l'importo in euro, per esempio 120 o 120,50" });
  return z.NEVER;
});
