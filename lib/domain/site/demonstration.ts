/** The kinds of demonstration data in the order of their removal: referring records first. */
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
  /** Whether it is as the demonstration created it. */
  isUnchanged: boolean;
}

/** A row that refers to a demonstration row; `by` and `id` identify it if it may be a demonstration row itself. */
interface Reference {
  to: DemonstrationKind;
  target: number;
  by: DemonstrationKind | null;
  id: number | null;
}

/** Why a row must not be removed: it was changed, or another record refers to it. */
type ReasonToKeep = "changed" | "used";

export interface DemonstrationRow {
  kind: DemonstrationKind;
  id: number;
  /** Null if the row can be removed. */
  keptBecause: ReasonToKeep | null;
}

const keyOf = (kind: string, id: number) => `${kind} ${id}`;

/** Decides for each row whether it can be removed: it is unchanged, and everything that refers to it is removed too. */
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

export function countByKind(rows: readonly DemonstrationRow[]): DemonstrationCounts {
  const counts = Object.fromEntries(DEMONSTRATION_KINDS.map((kind) => [kind, 0])) as DemonstrationCounts;
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
