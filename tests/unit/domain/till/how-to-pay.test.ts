import { howToPay, howToPayLater, servingWays } from "@/lib/domain/till/how-to-pay";

/** Friday evening in Rome. */
const NOW = new Date("2026-11-27T20:00:00Z");
const WAYS = {
  ...{ kind: "booking" as const, amount: 1200, payBy: null, iban: "IT60X0542811101000000123456" },
  ...{ legalName: "Ninfea APS", takesCards: true },
};

test.each([
  // From Saturday on in Rome, where Monday and Tuesday are two bank days.
  ["2026-12-01T22:59:00Z", false],
  ["2026-12-01T23:00:00Z", true],
  [null, true],
])("a prepayment by %s takes a transfer: %s", (payBy, takesTransfer) => {
  expect(servingWays({ ...WAYS, payBy }, NOW).iban !== null).toBe(takesTransfer);
  expect(howToPay({ ...WAYS, payBy, reason: "Prenotazione #00042" }, NOW)).toHaveLength(
    takesTransfer ? 3 : 2,
  );
});

test.each([
  [49, false],
  [50, true],
])("%i cents can be paid by card: %s", (amount, takesCards) => {
  expect(servingWays({ ...WAYS, amount }, NOW).takesCards).toBe(takesCards);
  expect(howToPayLater({ ...WAYS, amount }, NOW)).toHaveLength(takesCards ? 3 : 2);
});

test("the desk stays when nothing else serves", () => {
  const late = { ...WAYS, amount: 40, payBy: "2026-11-30T08:00:00Z" };
  expect(howToPayLater(late, NOW)).toEqual([expect.stringContaining("asked.atTheDesk")]);
});
