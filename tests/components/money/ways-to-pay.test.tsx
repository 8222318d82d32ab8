import { screen } from "@testing-library/react";
import { HowToPay } from "@/components/money/how-to-pay";
import { bookingOf, freezeDate } from "@/tests/helpers/booking-desk";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS, SATISPAY } from "@/tests/helpers/ways-to-pay";

/** The centre's ways to pay, as a customer with an amount due sees them. */

let paymentMethods: unknown;
beforeEach(async () => {
  freezeDate("2026-12-01T08:00:00Z");
  paymentMethods = [SATISPAY, ...DEFAULT_PAYMENT_METHODS];
  await serveApi((response) =>
    sendJson(response, 200, { iban: null, legalName: "Centro", takesCards: true, paymentMethods }),
  );
});

it("lists them by name, with buttons for a link that contains amount and reason, and for paying by card", async () => {
  renderApp(<HowToPay booking={bookingOf({ dueAmount: 1250 })} />);
  const first = await screen.findByText("Satispay: Scrivi il tuo nome.");
  expect(Array.from(first.parentElement?.children ?? [], ({ textContent }) => textContent)).toEqual([
    "Satispay: Scrivi il tuo nome.",
    "Contanti: in segreteria, entro il giorno della prenotazione.",
    "Carta (POS): in segreteria, entro il giorno della prenotazione.",
    "Carta online",
  ]);
  expect(screen.getByRole("link", { name: "Paga con Satispay" })).toHaveAttribute(
    "href",
    "https://pay.example.org/centro?amount=12.50&note=Prenotazione%20%2300042",
  );
  expect(screen.getByRole("button", { name: "Paga con carta" })).toBeVisible();
});

it("shows the QR code of a link on request", async () => {
  const { user } = renderApp(<HowToPay booking={bookingOf({ dueAmount: 1250 })} />);
  await user.click(await screen.findByRole("button", { name: "Codice QR per pagare con Satispay" }));
  expect(
    screen.getByRole("img", { name: "Codice QR per pagare con Satispay" }).getAttribute("src"),
  ).toContain("/api/bookings/42/payment-qr?method=satispay");
});

it("hides disabled ways from staff, although their settings include them", async () => {
  paymentMethods = [{ ...SATISPAY, isActive: false }, ...DEFAULT_PAYMENT_METHODS];
  renderApp(<HowToPay booking={bookingOf({ dueAmount: 1250 })} />);
  expect(await screen.findByText(/^Contanti/)).toBeVisible();
  expect(screen.queryByText(/Satispay/)).toBeNull();
});
