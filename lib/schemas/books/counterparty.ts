import "@/lib/schemas/zod-config";
import { z } from "zod";
import { DIRECTIONS } from "@/lib/domain/books/book-entry";

/** From whom or to whom money went, with what the last entry said of it. */
export const counterpartySchema = z.object({
  name: z.string(),
  direction: z.enum(DIRECTIONS),
  /** A row of Modello D; null for a transfer. */
  category: z.string().nullable(),
  /** The key of its word; null where the entry named its row itself. */
  label: z.string().nullable(),
});

export type Counterparty = z.infer<typeof counterpartySchema>;
