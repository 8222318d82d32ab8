/** Lines that are paid together: the dates of a series, or a single line. */
export interface OpenSet<L> {
  /** Null for a single line. */
  seriesId: number | null;
  lines: [L, ...L[]];
}

export interface OpenGroup<L> {
  payerKey: string;
  sets: [OpenSet<L>, ...OpenSet<L>[]];
}

/** Groups lines by person and then by series, in order of first appearance. */
export function groupOpenLines<L extends { payerKey: string; seriesId: number | null }>(
  lines: readonly L[],
): OpenGroup<L>[] {
  const groups = new Map<string, OpenGroup<L>>();
  for (const line of lines) {
    const { payerKey, seriesId } = line;
    const group = groups.get(payerKey);
    if (group === undefined) {
      groups.set(payerKey, { payerKey, sets: [{ seriesId, lines: [line] }] });
      continue;
    }
    const set = seriesId === null ? undefined : group.sets.find((one) => one.seriesId === seriesId);
    if (set === undefined) group.sets.push({ seriesId, lines: [line] });
    else set.lines.push(line);
  }
  return [...groups.values()];
}
