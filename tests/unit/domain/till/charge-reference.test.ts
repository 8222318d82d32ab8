import { CHARGE_KINDS, chargeReference, paymentReason } from "@/lib/domain/money/payment";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";

test.each(CHARGE_KINDS)("a receipt shows the same number as the screens: %s", (kind) => {
  expect(chargeReference(kind, "00042")).toContain(` #${formatConfirmationNumber(kind, "00042")}`);
});

test("the reason of a transfer for a booking has no letter; other reasons match the receipts", () => {
  expect(paymentReason("booking", "00042")).toBe("Prenotazione #00042");
  expect(paymentReason("course", "00042")).toBe("Iscrizione #C00042");
  expect(paymentReason("event", "00042")).toBe("Iscrizione #E00042");
  expect(paymentReason("fee", "00042")).toBe("Quota #Q00042");
  expect(paymentReason("pass", "00042")).toBe("Carnet #T00042");
});
