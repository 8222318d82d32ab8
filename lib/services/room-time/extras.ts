import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { countTakenExtras, listExtras, listExtrasById, lockExtras } from "@/lib/data/room-time/extras";
import { requireSpace } from "@/lib/data/space/spaces";
import { text } from "@/lib/domain/language/text";
import { MAX_AMOUNT_CENTS } from "@/lib/domain/money/money";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { type ChosenExtra, type ExtraLine, extraLines } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";
import { isIssue, resolvePeriod } from "@/lib/domain/room-time/resolve-period";
import { AppError, fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { ExtraListQuery, ExtraOfPanel, ListedExtra } from "@/lib/schemas/room-time/extras";
import { daysWindow } from "./bookable-period";

export interface RequestedExtra {
  extra: ExtraOfPanel;
  quantity: number;
}

/**
 * The chosen extras, by id.
 * @param booked the booking's current extras, accepted even if inactive by now
 * @throws AppError VALIDATION at `extras` for an unknown or inactive one, or one of another room
 */
export async function requireExtras(
  on: Queryable,
  spaceId: number,
  chosen: readonly ChosenExtra[],
  booked: readonly number[] = [],
): Promise<RequestedExtra[]> {
  if (chosen.length === 0) return [];
  const found = new Map(
    (
      await listExtrasById(
        chosen.map(({ extraId }) => extraId),
        on,
      )
    ).map((one) => [one.id, one]),
  );
  const requested = chosen.map(({ extraId, quantity }) => {
    const extra = found.get(extraId);
    if (extra === undefined || !(extra.isActive || booked.includes(extraId)))
      throw fieldError("extras", VALIDATION.unknownExtra);
    if (extra.spaceIds !== null && !extra.spaceIds.includes(spaceId))
      throw fieldError("extras", VALIDATION.extraElsewhere);
    return { extra, quantity };
  });
  return requested.sort((a, b) => a.extra.id - b.extra.id);
}

/**
 * The lines of requested extras in a period.
 * @throws AppError VALIDATION at `extras` for an amount that is too large to be stored
 */
export function linesOf(
  requested: readonly RequestedExtra[],
  period: Period,
  attendees: number,
): ExtraLine[] {
  const lines = extraLines(requested, period, attendees);
  if (lines.some(({ amount }) => amount > MAX_AMOUNT_CENTS)) throw fieldError("extras", VALIDATION.invalid);
  return lines;
}

/** The extras of a booking as its response contains them, with their names in all languages. */
export function bookedExtras(requested: readonly RequestedExtra[], lines: readonly ExtraLine[]) {
  const amounts = new Map(lines.map(({ extraId, amount }) => [extraId, amount]));
  return requested.map(({ extra: { id, name, translations }, quantity }) => ({
    extraId: id,
    name,
    quantity,
    amount: amounts.get(id) ?? 0,
    translations,
  }));
}

/** An extra with too little stock. */
export interface ShortExtra {
  extraId: number;
  name: string;
  available: number;
}

/**
 * For each span, the extras requested in it with too little stock.
 * @param exceptBooking the booking that is moved
 */
export async function listShortExtras(
  on: Queryable,
  dates: readonly { span: Span; requested: readonly RequestedExtra[] }[],
  exceptBooking: number | null = null,
): Promise<ShortExtra[][]> {
  const limitedOf = ({ requested }: { requested: readonly RequestedExtra[] }) =>
    requested.filter(({ extra }) => extra.stock !== null);
  const ids = [...new Set(dates.flatMap(limitedOf).map(({ extra }) => extra.id))];
  if (ids.length === 0) return dates.map(() => []);
  // Read again: the stock may have changed before a writer got its lock.
  const stocks = new Map((await listExtrasById(ids, on)).map(({ id, stock }) => [id, stock]));
  const shortIn: ShortExtra[][] = [];
  for (const date of dates) {
    const limited = limitedOf(date);
    const taken = await countTakenExtras(
      on,
      limited.map(({ extra }) => extra.id),
      date.span,
      exceptBooking,
    );
    shortIn.push(
      limited.flatMap(({ extra, quantity }) => {
        const stock = stocks.get(extra.id) ?? null;
        if (stock === null) return [];
        const available = Math.max(0, stock - (taken.get(extra.id) ?? 0));
        return available < quantity ? [{ extraId: extra.id, name: extra.name, available }] : [];
      }),
    );
  }
  return shortIn;
}

/** The message for the first extra with too little stock; null when there is none. */
export const shortExtrasText = ([first]: readonly ShortExtra[]): string | null =>
  first === undefined
    ? null
    : text("refusals.space.extraTaken", { name: first.name, count: first.available });

/** The error for extras with too little stock; null when there are none. */
export function shortExtrasError(short: readonly ShortExtra[]): AppError | null {
  const message = shortExtrasText(short);
  if (message === null) return null;
  return new AppError("EXTRA_TAKEN", {
    message,
    available: short.map(({ extraId, available }) => ({ extraId, available })),
  });
}

/** Fixes the remaining quantity of requested extras until the transaction ends. */
export async function lockRequestedExtras(
  tx: Transaction,
  requested: readonly RequestedExtra[],
): Promise<void> {
  const ids = requested.filter(({ extra }) => extra.stock !== null).map(({ extra }) => extra.id);
  if (ids.length > 0) await lockExtras(tx, ids);
}

/** The chosen extras that are still available in a span, each reduced to the remaining quantity. */
export async function extrasStillLeft(
  on: Queryable,
  spaceId: number,
  chosen: readonly ChosenExtra[],
  span: Span,
): Promise<ChosenExtra[]> {
  const known = await listExtrasById(
    chosen.map(({ extraId }) => extraId),
    on,
  );
  const requested = chosen.flatMap(({ extraId, quantity }) => {
    const extra = known.find(({ id }) => id === extraId);
    const isHere = extra?.isActive && (extra.spaceIds === null || extra.spaceIds.includes(spaceId));
    return extra && isHere ? [{ extra, quantity }] : [];
  });
  const [short = []] = await listShortExtras(on, [{ span, requested }]);
  return requested.flatMap(({ extra: { id }, quantity }) => {
    const left = short.find(({ extraId }) => extraId === id)?.available ?? quantity;
    return left > 0 ? [{ extraId: id, quantity: left }] : [];
  });
}

/**
 * Requires that enough of each extra is left in a span, and keeps it so until the transaction ends.
 * @param exceptBooking the booking that is moved
 * @throws AppError EXTRA_TAKEN with the remaining quantities of those that are short
 */
export async function requireExtrasLeft(
  tx: Transaction,
  requested: readonly RequestedExtra[],
  span: Span,
  exceptBooking: number | null = null,
): Promise<void> {
  await lockRequestedExtras(tx, requested);
  const [short = []] = await listShortExtras(tx, [{ span, requested }], exceptBooking);
  const refusal = shortExtrasError(short);
  if (refusal !== null) throw refusal;
}

/**
 * The extras of a room or of all rooms, with the remaining quantity of each in a period.
 * @param withHidden whether `all` includes inactive extras
 * @throws AppError NOT_FOUND when there is no such room
 */
export async function extrasFor(
  { spaceId, period, all }: ExtraListQuery,
  withHidden: boolean,
  on: Queryable = prisma(),
): Promise<ListedExtra[]> {
  const space = spaceId === undefined ? null : await requireSpace(spaceId, on);
  const extras = await listExtras({ spaceId, withHidden: all && withHidden });
  if (period === null) return extras.map((extra) => ({ ...extra, available: extra.stock }));
  const resolved = space && resolvePeriod(space, period);
  const span =
    resolved === null || isIssue(resolved) ? daysWindow(period.startDate, period.endDate) : resolved;
  const taken = await countTakenExtras(
    on,
    extras.map(({ id }) => id),
    span,
  );
  return extras.map((extra) => ({
    ...extra,
    available: extra.stock === null ? null : Math.max(0, extra.stock - (taken.get(extra.id) ?? 0)),
  }));
}
