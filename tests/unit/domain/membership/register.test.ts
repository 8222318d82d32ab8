import fc from "fast-check";
import type { EndReason } from "@/lib/domain/membership/member-status";
import {
  type MemberLife,
  type MemberVersion,
  memberStatistics,
  registerOn,
} from "@/lib/domain/membership/register";
import { isValidMember } from "@/lib/domain/membership/validity";
import { addDays, type CalendarDay } from "@/lib/domain/time/dates";

/**
 * Random membership histories, recorded day by day as a secretary would on paper: one sheet per day, copied from the
 * day before and updated. The rules must derive the same sheets from the data stored at the end.
 */

const FIRST = "2026-01-01";
const DAYS = 60;
const dayAt = (index: number): CalendarDay => addDays(FIRST, index);

interface Known {
  name: string;
  category: string;
}

interface Plan {
  apply: number;
  decideAfter: number | null;
  isAdmitted: boolean;
  endAfter: number | null;
  reason: EndReason;
  /** Days after the application on which the data are corrected. */
  corrections: number[];
  payAfter: number | null;
}

const after = fc.integer({ min: 0, max: 25 });
const plans = fc.array(
  fc.record<Plan>({
    apply: fc.integer({ min: 0, max: DAYS - 1 }),
    decideAfter: fc.option(after, { nil: null }),
    isAdmitted: fc.boolean(),
    endAfter: fc.option(after, { nil: null }),
    reason: fc.constantFrom("resigned", "excluded", "deceased", "lapsed"),
    corrections: fc.array(after, { maxLength: 4 }),
    payAfter: fc.option(after, { nil: null }),
  }),
  { maxLength: 8 },
);

/** A member's line on the sheet of a day. */
interface Line {
  number: number | null;
  status: string;
  decidedOn: CalendarDay | null;
  endedOn: CalendarDay | null;
  endReason: EndReason | null;
  known: Known;
}

/** The reference model: the sheet of every day, and the data stored at the end. */
function tell(all: readonly Plan[]) {
  const sheets: Map<number, Line>[] = [];
  const lives = new Map<number, MemberLife<Known>>();
  let today = new Map<number, Line>();
  let lastNumber = 0;
  const write = (id: number, day: CalendarDay, change: Partial<Line>) => {
    const before = today.get(id);
    if (before === undefined) throw new Error(`Nobody has the id ${id}`);
    today.set(id, { ...before, ...change });
    const life = lives.get(id);
    if (life === undefined) throw new Error(`Nothing is stored of ${id}`);
    const { known, ...days } = change;
    const versions: [MemberVersion<Known>, ...MemberVersion<Known>[]] = known
      ? [...life.versions, { day, known }]
      : [...life.versions];
    lives.set(id, { ...life, ...(days as Partial<MemberLife<Known>>), versions });
  };
  for (let index = 0; index < DAYS; index += 1) {
    const day = dayAt(index);
    today = new Map(today);
    all.forEach((plan, id) => {
      const known = { name: `Name ${id} at first`, category: "ordinario" };
      const decided = plan.decideAfter === null ? null : plan.apply + plan.decideAfter;
      const ended =
        decided === null || plan.endAfter === null || !plan.isAdmitted ? null : decided + plan.endAfter;
      if (index === plan.apply) {
        const fresh = {
          number: null,
          status: "applied",
          decidedOn: null,
          endedOn: null,
          endReason: null,
        } as const;
        today.set(id, { ...fresh, known });
        lives.set(id, { id, ...fresh, appliedOn: day, resolution: null, versions: [{ day, known }] });
      }
      if (index === decided) {
        if (plan.isAdmitted) lastNumber += 1;
        write(id, day, {
          number: plan.isAdmitted ? lastNumber : null,
          status: plan.isAdmitted ? "admitted" : "rejected",
          decidedOn: day,
        });
      }
      if (index === ended) write(id, day, { status: "ended", endedOn: day, endReason: plan.reason });
      plan.corrections.forEach((later, nth) => {
        if (index === plan.apply + later)
          write(id, day, {
            known: { name: `Name ${id}, ${nth}`, category: nth % 2 === 0 ? "giovane" : "ordinario" },
          });
      });
    });
    sheets.push(today);
  }
  return { sheets, lives: [...lives.values()] };
}

test("the register of any day equals the sheet of that day, whatever the history", () => {
  fc.assert(
    fc.property(plans, (all) => {
      const { sheets, lives } = tell(all);
      sheets.forEach((sheet, index) => {
        const rows = registerOn(lives, dayAt(index));
        const lines = new Map(
          rows.map(({ id, number, status, decidedOn, endedOn, endReason, known }) => [
            id,
            { number, status, decidedOn, endedOn, endReason, known },
          ]),
        );
        expect(lines).toEqual(sheet);
      });
    }),
    { numRuns: 60 },
  );
});

test("numbers run from 1 without gaps and order the register, whoever joined or left", () => {
  fc.assert(
    fc.property(plans, (all) => {
      const { lives } = tell(all);
      const numbers = registerOn(lives, dayAt(DAYS)).flatMap(({ number }) => number ?? []);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }),
  );
});

test("a member who is valid on a day is admitted on the sheet of that day", () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 0, max: 30 }), (all, graceDays) => {
      const { sheets, lives } = tell(all);
      for (const life of lives) {
        const { payAfter = null } = all[life.id] ?? {};
        const paidUntil = payAfter === null ? null : addDays(life.appliedOn, payAfter);
        sheets.forEach((sheet, index) => {
          const day = dayAt(index);
          const isAdmitted = sheet.get(life.id)?.status === "admitted";
          const isPaid = paidUntil !== null && day <= addDays(paidUntil, graceDays);
          expect(isValidMember({ ...life, paidUntil }, day, graceDays)).toBe(isAdmitted && isPaid);
        });
      }
    }),
  );
});

test("the statistics of a year match its sheets", () => {
  fc.assert(
    fc.property(plans, (all) => {
      const { sheets, lives } = tell(all);
      const last = sheets.at(-1) ?? new Map<number, Line>();
      const lines = [...last.values()];
      const countOf = (...statuses: string[]) =>
        lines.filter(({ status }) => statuses.includes(status)).length;
      const { byCategory, ended, ...statistics } = memberStatistics(lives, 2026, dayAt(DAYS - 1));
      expect(statistics).toEqual({
        atStart: 0,
        atEnd: countOf("admitted"),
        applied: lines.length,
        admitted: countOf("admitted", "ended"),
        rejected: countOf("rejected"),
      });
      expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(countOf("ended"));
      for (const category of ["ordinario", "giovane"])
        expect(byCategory[category] ?? 0).toBe(
          lines.filter(({ status, known }) => status === "admitted" && known.category === category).length,
        );
      // The members at the end are those at the start plus those who joined minus those who left.
      expect(memberStatistics(lives, 2027, "2027-12-31").atStart).toBe(statistics.atEnd);
    }),
  );
});

test("before its first version, a paper application entered later has the data of that version", () => {
  const life: MemberLife<Known> = {
    ...{ id: 1, number: null, status: "applied", appliedOn: "2026-01-01", decidedOn: null },
    ...{ endedOn: null, endReason: null, resolution: null },
    versions: [{ day: "2026-01-20", known: { name: "Ada", category: "ordinario" } }],
  };
  expect(registerOn([life], "2026-01-05")).toMatchObject([{ known: { name: "Ada" }, status: "applied" }]);
  expect(registerOn([life], "2025-12-31")).toEqual([]);
});
