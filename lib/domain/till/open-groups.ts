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

/**
 * The first part of a long list without the lines of its last payer, if some of these are in the next part; all lines
 * if there is no other payer.
 * @param amountOf the open amount of a line, of which `payerTotal` is the sum for the payer
 */
export function withoutCutPayer<L extends { payerKey: string; payerTotal: number }>(
  lines: readonly L[],
  amountOf: (line: L) => number,
): readonly L[] {
  const last = lines.at(-1);
  if (
    last === undefined ||
    missingOf(
      lines.filter(({ payerKey }) => payerKey === last.payerKey),
      amountOf,
    ) === 0
  )
    return lines;
  const others = lines.filter(({ payerKey }) => payerKey !== last.payerKey);
  return others.length > 0 ? others : lines;
}

/** The part of a payer's total that is not in the payer's lines. */
export const missingOf = <L extends { payerTotal: number }>(
  lines: readonly L[],
  amountOf: (line: L) => number,
): number => lines.reduce((rest, line) => rest - amountOf(line), lines[0]?.payerTotal ?? 0);
