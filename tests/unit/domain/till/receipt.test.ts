import { transferCode } from "@/lib/domain/till/how-to-pay";
import { exemptionText, isOnePerson, receiptNumberIn, stampDutyOf } from "@/lib/domain/till/receipt";

const OTHER = { associationKind: "other", stampDuty: true } as const;
const fee = { amount: 7748, feeId: 3 };
const other = (amount: number) => ({ amount, feeId: null });

test.each([
  [7747, true, 0],
  [7748, true, 200],
  [100_000, false, 0],
])("a receipt of %i cents with the setting %s has a stamp duty of %i", (total, stampDuty, duty) =>
  expect(stampDutyOf([other(total)], { ...OTHER, stampDuty })).toEqual({
    stampDuty: duty,
    stampExemption: null,
  }),
);

test.each([
  ["fees", [fee], { stampDuty: 0, stampExemption: "fees" }],
  ["fees and a little", [fee, other(7747)], { stampDuty: 0, stampExemption: "fees" }],
  ["fees and much", [fee, other(7700), other(48)], { stampDuty: 200, stampExemption: null }],
])("of %s only the other payments count towards the stamp duty", (_, payments, expected) => {
  expect(stampDutyOf(payments, OTHER)).toEqual(expected);
});

test.each(["ets", "asd"] as const)(
  "every receipt of an %s is exempt, with a reference to its law",
  (associationKind) => {
    const rules = { associationKind, stampDuty: true };
    expect(stampDutyOf([other(100_000)], rules)).toEqual({ stampDuty: 0, stampExemption: associationKind });
    expect(stampDutyOf([fee], rules)).toEqual({ stampDuty: 0, stampExemption: "fees" });
    expect(exemptionText(associationKind)).toMatch(/^Esente da imposta di bollo \(art\. /);
  },
);

test.each([
  [[1], true],
  [[1, 1], true],
  [[1, 2], false],
  [[1, null], false],
  // Anonymized records could belong to anyone.
  [[null, null], false],
  [[null], true],
  [[], false],
])("records of the people %j belong to one person: %s", (personIds, isOne) =>
  expect(isOnePerson(personIds)).toBe(isOne),
);

test("a typed receipt number is parsed", () => {
  expect(receiptNumberIn(" 12/2026 ")).toEqual({ sequence: 12, year: 2026 });
  expect(receiptNumberIn("12")).toBeNull();
});

test("the transfer code follows EPC069-12", () => {
  const code = transferCode({
    name: "Associazione Ninfea APS",
    iban: "IT60 X054 2811 1010 0000 0123 456",
    amount: 4005,
    reason: "Prenotazione #00042",
  });
  expect(code.split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "",
    "Associazione Ninfea APS",
    "IT60X0542811101000000123456",
    "EUR40.05",
    "",
    "",
    "Prenotazione #00042",
  ]);
});
