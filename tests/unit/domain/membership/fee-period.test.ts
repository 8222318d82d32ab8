import {
  type ChargedMember,
  chargedWithin,
  feePeriodIssue,
  isDueByItself,
  lacksYear,
} from "@/lib/domain/membership/fee-period";
import { membershipYear } from "@/lib/domain/membership/membership-year";
import { feeYears } from "@/lib/domain/money/payment";

const YEAR_2026 = membershipYear(2026, "01-01");
const SEASON_2026 = membershipYear(2026, "09-01");

const member = (...fees: [from: string, until: string][]): ChargedMember => ({
  decidedOn: "2020-01-10",
  fees: fees.map(([from, until]) => ({ from, until })),
});

describe("the fee of a year", () => {
  test.each<[string, ChargedMember, typeof YEAR_2026, boolean, boolean]>([
    ["is due without any fee", member(), YEAR_2026, true, true],
    ["is not due twice", member(["2026-01-01", "2026-12-31"]), YEAR_2026, false, false],
    [
      "is asked for after a card that ended within it",
      member(["2026-01-01", "2026-03-15"]),
      YEAR_2026,
      true,
      false,
    ],
    [
      "is due after a card that ended before it",
      member(["2025-09-01", "2026-08-31"]),
      SEASON_2026,
      true,
      true,
    ],
    ["is not due for who has paid in advance", member(["2026-01-01", "2027-12-31"]), YEAR_2026, false, false],
    [
      "is due where only the year after it is paid",
      member(["2027-01-01", "2027-12-31"]),
      YEAR_2026,
      true,
      true,
    ],
    [
      "is asked for after the beginning of the year has moved, but not by itself",
      member(["2026-01-01", "2026-12-31"]),
      SEASON_2026,
      true,
      false,
    ],
    [
      "is covered by the months in between and the last fee together",
      member(["2026-01-01", "2026-06-30"], ["2026-07-01", "2026-12-31"]),
      YEAR_2026,
      false,
      false,
    ],
    ["is of members of that year alone", { ...member(), decidedOn: "2027-01-01" }, YEAR_2026, false, false],
    ["is due by who joined within it", { ...member(), decidedOn: "2026-12-31" }, YEAR_2026, true, true],
    [
      "ends on 29 February of a leap year",
      member(["2027-03-01", "2028-02-28"]),
      membershipYear(2027, "03-01"),
      true,
      false,
    ],
  ])("%s", (_, one, year, isAskedFor, isDue) => {
    expect([lacksYear(one, year), isDueByItself(one, year)]).toEqual([isAskedFor, isDue]);
  });
});

test("a period is charged once above zero; fees of zero do not count", () => {
  const fee = (from: string, until: string, totalAmount = 2000) => ({ from, until, totalAmount });
  const half = { from: "2026-07-01", until: "2026-12-31" };
  expect(chargedWithin([fee("2026-01-01", "2026-06-30"), fee("2026-07-01", "2026-12-31", 0)], half)).toEqual(
    [],
  );
  const touching = fee("2026-12-31", "2027-12-30");
  expect(chargedWithin([touching], half)).toEqual([touching]);
});

test.each([
  [{ from: "2026-01-01", until: "2025-12-31" }, "order"],
  [{ from: "2026-01-01", until: "2026-01-01" }, null],
  [{ from: "2026-01-01", until: "2028-12-31" }, null],
  [{ from: "2026-01-01", until: "2029-01-01" }, "tooLong"],
  [{ from: "2028-02-29", until: "2031-02-28" }, null],
  [{ from: "2019-01-01", until: "2020-01-09" }, "beforeAdmission"],
  [{ from: "2019-01-01", until: "2020-01-10" }, null],
  [{ from: "2028-02-29", until: "2029-02-28" }, null],
])("validates the period %j of a fee: %j", (period, issue) => {
  expect(feePeriodIssue(period, "2020-01-10")).toBe(issue);
});

test("a fee is named after the years that it covers", () => {
  expect(feeYears(YEAR_2026)).toBe("2026");
  expect(feeYears(SEASON_2026)).toBe("2026/27");
  expect(feeYears(membershipYear(2099, "09-01"))).toBe("2099/00");
});
