import { balanceOf } from "@/lib/domain/money/balance";
import { amountDueNow, isPrepaid, prepaymentOf } from "@/lib/domain/money/prepayment";
import { promoDiscounts } from "@/lib/domain/money/promo-code";
import { type ExtraChoice, extraLines, withExtras } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";
import { quotePrice, type SpaceRates, withMemberDiscount } from "@/lib/domain/room-time/pricing";
import { withPromo } from "@/lib/domain/room-time/promo-line";

/**
 * Compares random bookings with extras, a members' discount, a promo code and a prepayment with a simple model of the
 * same amounts in exact integers: every line and every total, to the cent.
 */

const RUNS = 750;

/** Reproducible random numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(20261127);
const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const euros = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;

/** Rounds half up with integers only, independently of `percentOf`. */
function halfUp(cents: number, percent: number): number {
  const product = BigInt(cents) * BigInt(percent);
  const rest = product % 100n;
  return Number(product / 100n) + (rest >= 50n ? 1 : 0);
}

interface Trial {
  rates: SpaceRates;
  period: Period;
  attendees: number;
  extras: ExtraChoice[];
  memberPercent: number;
  prepayPercent: number;
  code: { code: string; percent: number | null; amount: number | null } | null;
}

function randomTrial(): Trial {
  const start = whole(8, 17);
  const end = whole(start + 1, 19);
  const isFullDay = random() < 0.3;
  const days = isFullDay ? whole(1, 5) : 1;
  const time = (hour: number, minute: number) =>
    `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  const units = ["booking", "hour", "day", "person"] as const;
  const isPercent = random() < 0.5;
  return {
    rates: {
      pricePerHour: euros(whole(1, 9_999)),
      pricePerDay: euros(whole(1, 19_999)),
      pricePerWeek: "su richiesta",
      hourlyRate: random() < 0.5 ? null : euros(whole(1, 4_000)),
    },
    period: {
      startDate: "2026-12-01",
      endDate: `2026-12-0${days}`,
      isFullDay,
      startTime: isFullDay ? null : time(start, 30 * whole(0, 1)),
      endTime: isFullDay ? null : time(end, 45),
    },
    attendees: whole(1, 40),
    extras: Array.from({ length: whole(0, 3) }, (_, index) => ({
      extra: {
        id: index + 1,
        name: `Extra ${index}`,
        price: whole(0, 3_000),
        unit: units[whole(0, 3)] ?? "day",
      },
      quantity: whole(1, 12),
    })),
    memberPercent: random() < 0.5 ? 0 : whole(1, 100),
    prepayPercent: whole(0, 100),
    code:
      random() < 0.3
        ? null
        : {
            code: "PROVA",
            percent: isPercent ? whole(1, 100) : null,
            amount: isPercent ? null : whole(1, 30_000),
          },
  };
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The model: the cost of each item according to docs/rules.md. */
function modelOf({ rates, period, attendees, extras, memberPercent, code }: Trial) {
  const cents = (text: string | null | undefined) =>
    text == null ? null : Math.round(Number(text.replace(",", ".")) * 100);
  const days = Number(period.endDate.slice(-2));
  const length = minutes(period.endTime ?? "19:00") - minutes(period.startTime ?? "08:00");
  const begun = Math.ceil(length / 60);
  let room: number;
  if (period.isFullDay) room = days * (cents(rates.pricePerDay) ?? 0);
  else {
    const [from, to] = [period.startTime ?? "", period.endTime ?? ""];
    const isHalf = (from >= "08:00" && to <= "13:00") || (from >= "14:00" && to <= "19:00");
    const rule = cents(isHalf ? rates.pricePerHour : rates.pricePerDay) ?? 0;
    const hourly = cents(rates.hourlyRate);
    room = hourly === null ? rule : Math.min(rule, begun * hourly);
  }
  const times = { booking: 1, hour: days * begun, day: days, person: attendees };
  const ofExtras = extras.map(({ extra, quantity }) => extra.price * quantity * times[extra.unit]);
  const full = ofExtras.reduce((sum, one) => sum + one, room);
  const afterMember = full - halfUp(full, memberPercent);
  if (code === null) return { room, ofExtras, total: afterMember };
  const off =
    code.percent === null ? Math.min(code.amount ?? 0, afterMember) : halfUp(afterMember, code.percent);
  return { room, ofExtras, total: afterMember - off };
}

test(`the prices of ${RUNS} random bookings match a simple model`, () => {
  for (let run = 0; run < RUNS; run += 1) {
    const trial = randomTrial();
    const { rates, period, attendees, extras, memberPercent, code } = trial;
    if (minutes(period.endTime ?? "19:00") <= minutes(period.startTime ?? "08:00")) continue;
    const priced = withExtras(quotePrice(rates, period), extraLines(extras, period, attendees));
    const forMember = withMemberDiscount(priced, memberPercent);
    const [discount = 0] = code === null ? [] : promoDiscounts(code, [forMember.totalAmount]);
    const quote = withPromo(forMember, code && { code: code.code, discount });
    const model = modelOf(trial);
    const shown = quote.lines.reduce((sum, { amount }) => sum + amount, 0);
    expect({ trial, total: quote.totalAmount, shown }).toEqual({
      trial,
      total: model.total,
      shown: model.total,
    });
    for (const { quantity, unitAmount, amount } of quote.lines) expect(amount).toBe(quantity * unitAmount);
    expect(quote.totalAmount).toBeGreaterThanOrEqual(0);
  }
});

test(`${RUNS} random bookings require their prepayment first and then exactly the rest`, () => {
  const now = new Date("2026-11-20T09:00:00Z");
  for (let run = 0; run < RUNS; run += 1) {
    const trial = randomTrial();
    const { rates, period, attendees, extras, memberPercent, prepayPercent, code } = trial;
    if (minutes(period.endTime ?? "19:00") <= minutes(period.startTime ?? "08:00")) continue;
    const priced = withExtras(quotePrice(rates, period), extraLines(extras, period, attendees));
    const forMember = withMemberDiscount(priced, memberPercent);
    const [discount = 0] = code === null ? [] : promoDiscounts(code, [forMember.totalAmount]);
    const { totalAmount } = withPromo(forMember, code && { code: code.code, discount });
    // Computed from the amount left after the member's discount and the code, extras included.
    const first = halfUp(modelOf(trial).total, prepayPercent);
    const rule = { hours: 48, hourSeconds: 3600 };
    const prepayment = prepaymentOf(prepayPercent, totalAmount, new Date("2026-12-01T07:00:00Z"), rule, now);
    expect({ trial, prepay: prepayment?.prepayAmount ?? 0 }).toEqual({ trial, prepay: first });
    if (prepayment === null) continue;
    const booking = { status: "pending", ...prepayment, totalAmount, refundAmount: null } as const;
    const before = { ...booking, ...balanceOf(booking, []) };
    expect(amountDueNow(before)).toBe(first);
    const short = balanceOf(booking, [{ kind: "payment", amount: first - 1 }]);
    const paid = balanceOf(booking, [{ kind: "payment", amount: first }]);
    expect([isPrepaid({ ...booking, ...short }), isPrepaid({ ...booking, ...paid })]).toEqual([false, true]);
    expect(amountDueNow({ ...booking, ...paid, status: "confirmed", payBy: null })).toBe(totalAmount - first);
  }
});

test("a fixed discount on several bookings is deducted once, a percentage from each", () => {
  for (let run = 0; run < RUNS; run += 1) {
    const amounts = Array.from({ length: whole(1, 8) }, () => whole(0, 20_000));
    const total = amounts.reduce((sum, one) => sum + one, 0);
    const amount = whole(1, 60_000);
    const off = promoDiscounts({ percent: null, amount }, amounts);
    expect(off.reduce((sum, one) => sum + one, 0)).toBe(Math.min(amount, total));
    for (const [index, one] of off.entries()) {
      expect(one).toBeGreaterThanOrEqual(0);
      expect(one).toBeLessThanOrEqual(amounts[index] ?? 0);
    }
    const percent = whole(1, 100);
    expect(promoDiscounts({ percent, amount: null }, amounts)).toEqual(
      amounts.map((one) => halfUp(one, percent)),
    );
  }
});
