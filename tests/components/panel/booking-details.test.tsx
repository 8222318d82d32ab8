import { screen } from "@testing-library/react";
import { BookingDetails } from "@/components/admin/shared/booking/booking-details";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingOf } from "@/tests/helpers/booking-desk";
import { renderApp } from "@/tests/helpers/render-app";

const CANCELED: Partial<Booking> = {
  status: "canceled",
  canceledAt: "2026-12-01T08:00:00.000Z",
  canceledBy: "centre",
  refundPercent: 100,
  refundAmount: 4000,
};

it.each([
  ["nothing was paid", { dueAmount: 0 }, "Nulla da rimborsare e nulla da pagare."],
  ["all of it comes back", { dueAmount: 0, refundDue: 4000 }, "Da rimborsare: 40,00 €."],
  ["half of it is still owed", { refundPercent: 50, dueAmount: 2000 }, "Restano da pagare 20,00 €."],
])("shows the open amount of a canceled booking without a percentage: %s", (_what, balance, money) => {
  renderApp(<BookingDetails booking={bookingOf({ ...CANCELED, ...balance })} />);
  const canceled = screen.getByText("Annullata", { selector: "dt" }).parentElement;
  expect(canceled).toHaveTextContent(`dal centro${money}`);
  expect(canceled).not.toHaveTextContent("%");
});
