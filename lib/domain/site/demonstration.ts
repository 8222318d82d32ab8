/** The demonstration's data, and which of them may be taken away. */

/** What the demonstration makes, in the order in which it can be removed: first what refers to others. */
export const DEMONSTRATION_KINDS = [
  "registrations",
  "bookings",
  "closures",
  "galleryImages",
  "events",
  "courses",
  "teachers",
  "spaces",
  "people",
] as const;

export type DemonstrationKind = (typeof DEMONSTRATION_KINDS)[number];

interface Marked {
  kind: DemonstrationKind;
  id: number;
  /** Whether it is as the demonstration made it. */
  isUnchanged: boolean;
}

/** A row that refers to one of the demonstration; `by` and `id` name it where it may be of the demonstration itself. */
interface Reference {
  to: DemonstrationKind;
  target: number;
  by: DemonstrationKind | null;
  id: number | null;
}

/** Why a row stays: somebody changed it, or something else hangs on it. */
type ReasonToKeep = "changed" | "used";

export interface DemonstrationRow {
  kind: DemonstrationKind;
  id: number;
  /** Null where it may go. */
  keptBecause: ReasonToKeep | null;
}

const keyOf = (kind: string, id: number) => `${kind} ${id}`;

/** Decides of each row whether it may go: it is unchanged, and whatever refers to it goes too. */
export function removableOf(marked: readonly Marked[], references: readonly Reference[]): DemonstrationRow[] {
  const referring = new Map<string, Reference[]>();
  for (const reference of references) {
    const key = keyOf(reference.to, reference.target);
    referring.set(key, [...(referring.get(key) ?? []), reference]);
  }
  const going = new Set<string>();
  const decided: DemonstrationRow[] = [];
  for (const kind of DEMONSTRATION_KINDS)
    for (const row of marked.filter((one) => one.kind === kind)) {
      const isUsed = (referring.get(keyOf(kind, row.id)) ?? []).some(
        ({ by, id }) => by === null || id === null || !going.has(keyOf(by, id)),
      );
      const keptBecause = row.isUnchanged ? (isUsed ? "used" : null) : "changed";
      if (keptBecause === null) going.add(keyOf(kind, row.id));
      decided.push({ kind, id: row.id, keptBecause });
    }
  return decided;
}

export type DemonstrationCounts = Record<DemonstrationKind, number>;

/** How many rows of each kind. */
export function countByKind(rows: readonly DemonstrationRow[]): DemonstrationCounts {
  const counts = Object.fromEntries(DEMONSTRATION_KINDS.map((kind) => [kind, 0])) as DemonstrationCounts;
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
