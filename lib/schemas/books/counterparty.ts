import "@/lib/schemas/zod-config";
import { z } from "zod";
import { DIRECTIONS } from "@/lib/domain/books/book-entry";

/** A payer or payee, with the direction and category of the last entry. */
export const counterpartySchema = z.object({
  name: z.string(),
  direction: z.enum(DIRECTIONS),
  /** A row of Modello D; null for a transfer. */
  category: z.string().nullable(),
  /** The key of the entry's label; null if the entry names its row directly. */
  label: z.string().nullable(),
});

export type Counterparty = z.infer<typeof counterpartySchema>;
