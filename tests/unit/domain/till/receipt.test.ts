import { transferCode } from "@/lib/domain/till/payment-qr";
import { isOnePerson, receiptNumberIn, stampDutyOf } from "@/lib/domain/till/receipt";

test.each([
  [7747, true, 0],
  [7748, true, 200],
  [100_000, false, 0],
])("%i cents with the setting %s carry a stamp of %i", (total, isCharged, duty) =>
  expect(stampDutyOf(total, isCharged)).toBe(duty),
);

test("one person is the same account, or else the same e-mail", () => {
  const anna = { userId: 1, email: "anna@example.org" };
  expect(isOnePerson([anna, { userId: 1, email: "altra@example.org" }])).toBe(true);
  expect(isOnePerson([anna, { userId: null, email: "ANNA@example.org" }])).toBe(true);
  expect(isOnePerson([anna, { userId: 2, email: "bea@example.org" }])).toBe(false);
  expect(
    isOnePerson([
      { userId: null, email: "a@example.org" },
      { userId: null, email: "b@example.org" },
    ]),
  ).toBe(false);
});

test("a number is read as somebody types it", () => {
  expect(receiptNumberIn(" 12/2026 ")).toEqual({ sequence: 12, year: 2026 });
  expect(receiptNumberIn("12")).toBeNull();
});

test("the code of a transfer is that of EPC069-12", () => {
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
