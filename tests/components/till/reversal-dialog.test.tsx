import { screen } from "@testing-library/react";
import { ReversalDialog } from "@/components/admin/shared/payments/reversal-dialog";
import type { PaymentKind } from "@/lib/domain/money/payment";
import type { Payment } from "@/lib/schemas/till/payment";
import { renderApp } from "@/tests/helpers/render-app";

const PAYMENT: Payment = {
  ...{ id: 1, kind: "payment", method: "cash", amount: 7000, date: "2026-11-29", note: null },
  ...{
    bookingId: 1,
    courseBookingId: null,
    registrationId: null,
    feeId: null,
    passId: null,
    receiptId: null,
  },
  ...{
    reversalOf: null,
    isReversed: false,
    disputedAt: null,
    disputeStatus: null,
    createdAt: "2026-11-29T10:00:00Z",
    createdBy: null,
  },
  ...{ title: "Studio Loto", payerName: "Carla Cliente", payerEmail: "carla@example.org", personId: 1 },
};
const AT_STRIPE = /restano su Stripe: lo storno non li restituisce a nessuno/;

const show = (kind: PaymentKind, method: string) =>
  renderApp(<ReversalDialog payment={{ ...PAYMENT, kind, method }} onClose={() => {}} />);

test("warns that reversing a card payment does not refund the money at Stripe", () => {
  show("payment", "online");
  expect(screen.getByRole("alertdialog")).toHaveTextContent(AT_STRIPE);
});

test.each([
  ["a payment in cash", "payment", "cash"],
  ["a refund by card", "refund", "online"],
] as const)("does not mention Stripe for %s", (_name, kind, method) => {
  show(kind, method);
  expect(screen.getByRole("alertdialog")).not.toHaveTextContent("Stripe");
});
