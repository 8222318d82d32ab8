import { missingForRegister } from "@/lib/domain/membership/applicant";
import { categoryLabel, removedKeys } from "@/lib/domain/membership/category";
import { feeReminderOn, feesToRemindOf } from "@/lib/domain/membership/fee-reminder";
import { isYearStart, membershipYear, membershipYearOf } from "@/lib/domain/membership/membership-year";
import { isValidMember, membershipProblem, type PaidMember } from "@/lib/domain/membership/validity";

describe("membership year", () => {
  test.each([
    ["2026-01-01", "01-01", { year: 2026, from: "2026-01-01", until: "2026-12-31" }],
    ["2026-12-31", "01-01", { year: 2026, from: "2026-01-01", until: "2026-12-31" }],
    ["2026-08-31", "09-01", { year: 2025, from: "2025-09-01", until: "2026-08-31" }],
    ["2026-09-01", "09-01", { year: 2026, from: "2026-09-01", until: "2027-08-31" }],
    ["2028-02-29", "03-01", { year: 2027, from: "2027-03-01", until: "2028-02-29" }],
    ["2029-02-28", "03-01", { year: 2028, from: "2028-03-01", until: "2029-02-28" }],
  ])("contains %s if it begins on %s", (day, start, year) => {
    expect(membershipYearOf(day, start)).toEqual(year);
    expect(membershipYear(year.year, start)).toEqual(year);
  });

  test("begins on a day that exists in every year", () => {
    expect(["01-01", "09-01", "12-31", "02-28"].every(isYearStart)).toBe(true);
    expect(["02-29", "13-01", "00-10", "04-31", "1-1", ""].some(isYearStart)).toBe(false);
  });
});

describe("membership validity", () => {
  const member: PaidMember = {
    ...{ status: "admitted", appliedOn: "2026-02-01", decidedOn: "2026-02-10" },
    ...{ endedOn: null, paidUntil: "2026-12-31" },
  };

  test.each([
    ["2026-02-09", 0, "not-admitted"],
    ["2026-02-10", 0, null],
    ["2026-12-31", 0, null],
    ["2027-01-01", 0, "expired"],
    ["2027-01-30", 30, null],
    ["2027-01-31", 30, "expired"],
  ])("on %s with %i days of grace: %s", (day, grace, reason) => {
    expect(membershipProblem(member, day, grace)).toBe(reason);
    expect(isValidMember(member, day, grace)).toBe(reason === null);
  });

  test("is missing before payment, after the end, and for people who are not members", () => {
    expect(membershipProblem({ ...member, paidUntil: null }, "2026-03-01", 30)).toBe("unpaid");
    const ended = { ...member, status: "ended", endedOn: "2026-06-01" } as const;
    expect(membershipProblem(ended, "2026-05-31", 0)).toBeNull();
    expect(membershipProblem(ended, "2026-06-01", 0)).toBe("ended");
    expect(membershipProblem({ ...member, status: "rejected", paidUntil: null }, "2026-03-01", 0)).toBe(
      "not-admitted",
    );
    expect(isValidMember(null, "2026-03-01", 120)).toBe(false);
  });
});

test.each([
  ["2026-11-30", null],
  ["2026-12-02", "before"],
  ["2026-12-31", "before"],
  ["2027-01-01", "due"],
  ["2027-01-30", "due"],
  ["2027-01-31", "after"],
  ["2027-03-01", "after"],
  ["2027-03-02", null],
])("a fee due on 2027-01-01 causes on %s the reminder %s", (day, reminder) => {
  expect(feeReminderOn("2027-01-01", day)).toBe(reminder);
});

describe("fee reminders", () => {
  const next = { from: "2027-01-01", until: "2027-12-31", amount: 2000 };
  const fee = { id: 1, from: "2026-01-01", until: "2026-12-31", dueAmount: 2000 };
  const member = { decidedOn: "2026-03-10", fees: [fee] };
  const paid = { ...member, fees: [{ ...fee, dueAmount: 0 }] };
  const kinds = (...asked: Parameters<typeof feesToRemindOf>) =>
    feesToRemindOf(...asked).map(({ id, dueOn, reminder, dueAmount }) => ({
      id,
      dueOn,
      reminder,
      dueAmount,
    }));

  test("treat the first fee as due from admission, announced by the admission e-mail, and overdue a month later", () => {
    expect(kinds(member, next, "2026-03-10")).toEqual([]);
    const late = { id: 1, dueOn: "2026-03-10", reminder: "after", dueAmount: 2000 };
    expect(kinds(member, next, "2026-04-09")).toEqual([late]);
    expect(kinds(paid, next, "2026-04-09")).toEqual([]);
  });

  test("announce the fee of the next year before it is stored; it is due from the first day of that year", () => {
    const coming = { id: null, dueOn: "2027-01-01", reminder: "before", dueAmount: 2000 };
    expect(kinds(paid, next, "2026-12-01")).toEqual([]);
    expect(kinds(paid, next, "2026-12-02")).toEqual([coming]);
    expect(kinds(paid, { ...next, amount: 0 }, "2026-12-02")).toEqual([]);
    const renewed = { ...fee, id: 2, from: "2027-01-01", until: "2027-12-31" };
    const written = { ...paid, fees: [renewed, ...paid.fees] };
    expect(kinds(written, next, "2026-12-02")).toEqual([{ ...coming, id: 2 }]);
    const later = { from: "2028-01-01", until: "2028-12-31", amount: 2000 };
    expect(kinds(written, later, "2027-01-01")).toEqual([{ ...coming, id: 2, reminder: "due" }]);
    expect(kinds(written, later, "2027-01-31")).toEqual([{ ...coming, id: 2, reminder: "after" }]);
  });
});

test("an applicant's missing data are listed", () => {
  const person = {
    ...{ dateOfBirth: "1980-05-01", placeOfBirth: "Milano", fiscalCode: "RSSMRA80E01F205X" },
    ...{ address: "Via Roma 1", city: "Milano", postalCode: "20100" },
  };
  expect(missingForRegister(person)).toEqual([]);
  expect(missingForRegister({ ...person, city: null, address: " " })).toEqual(["address", "city"]);
});

test("removed categories are listed, and their members show the key", () => {
  const ordinary = { key: "ordinario", label: "Socio ordinario", fee: 2000 };
  const young = { key: "giovane", label: "Socio giovane", fee: 1000 };
  expect(removedKeys([ordinary, young], [{ ...ordinary, fee: 2500 }])).toEqual(["giovane"]);
  expect(categoryLabel([ordinary], "ordinario")).toBe("Socio ordinario");
  expect(categoryLabel([ordinary], "giovane")).toBe("giovane");
});
