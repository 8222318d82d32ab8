import type { Flow } from "@/lib/domain/books/modello-d";

/** The row as the select holds it, "out A2": the same key names other rows on the other side of the form. */
export const rowValue = (direction: Flow, key: string): string => `${direction} ${key}`;

/** The word as the same select holds it, "out =affitto". */
export const wordValue = (direction: Flow, key: string): string => rowValue(direction, `=${key}`);

/** What the select holds, where that is of this direction. */
export function chosenIn(direction: string, row: string): { category: string } | { label: string } | null {
  const [side, key = ""] = row.split(" ");
  if (side !== direction || key === "") return null;
  return key.startsWith("=") ? { label: key.slice(1) } : { category: key };
}
