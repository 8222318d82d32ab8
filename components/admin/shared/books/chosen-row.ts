import type { Flow } from "@/lib/domain/books/modello-d";

/** The select's value for a row, "out A2": the same key names different rows for incoming and outgoing money. */
export const rowValue = (direction: Flow, key: string): string => `${direction} ${key}`;

/** The select's value for an everyday label, "out =affitto". */
export const wordValue = (direction: Flow, key: string): string => rowValue(direction, `=${key}`);

/** Parses the select's value; null if it does not belong to this direction. */
export function parseRowValue(
  direction: string,
  row: string,
): { category: string } | { label: string } | null {
  const [side, key = ""] = row.split(" ");
  if (side !== direction || key === "") return null;
  return key.startsWith("=") ? { label: key.slice(1) } : { category: key };
}
