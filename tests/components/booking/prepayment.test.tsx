import { screen, waitFor, within } from "@testing-library/react";
import { BookingDetails } from "@/components/admin/shared/booking/booking-details";
import { BookingCard } from "@/components/booking/booking-card";
import BookingFlow from "@/components/booking/flow/booking-flow";
import { toPickerSpace } from "@/components/picker/picker-space";
import { PickerSummary } from "@/components/picker/picker-summary";
import type { PickerState } from "@/components/picker/use-picker";
import { WaitingCard } from "@/components/waiting/waiting-card";
import { useSession } from "@/lib/client/person/use-session";
import { periodOfPart } from "@/lib/domain/room-time/period";
import { quotePrice } from "@/lib/domain/room-time/pricing";
import { toInstant } from "@/lib/domain/time/dates";
import type { AcceptedOffer, OfferPrice } from "@/lib/domain/waiting/offer";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import {
  bookingDesk,
  bookingOf,
  EXAMPLE_SPACE,
  freezeDate,
  upfrontAmounts,
} from "@/tests/helpers/booking-desk";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS } from "@/tests/helpers/ways-to-pay";

/** Texts about prepayments and deposits for the customer, from the form to the end of the booking. */

const NOW = "2026-12-01T08:00:00.000Z";
const MORNING = periodOfPart("mattina", "2026-12-10", "2026-12-10");
const SPACE = { ...EXAMPLE_SPACE, prepayPercent: 30, securityDeposit: 10_000 };
/** Text for a deadline 48 hours after NOW, in Rome. */
const ASKED = "Paga 12,00 € entro giovedì 3 dicembre alle 9 o la sala torna libera.";
const HELD: Partial<Booking> = {
  ...{ status: "pending", prepayAmount: 1200, payBy: "2026-12-03T08:00:00.000Z" },
  ...{ startDate: "2026-12-10", depositAmount: 10_000 },
};

let server: LoopbackServer;
beforeEach(() => freezeDate(NOW));

const SETTINGS = {
  iban: "IT60X0542811101000000123456",
  legalName: "Ninfea APS",
  takesCards: true,
  paymentMethods: DEFAULT_PAYMENT_METHODS,
};

/** The API of the site, with settings that include an IBAN and card payments. */
const serve = () => {
  const desk = bookingDesk(SPACE);
  return serveApi((response, request, number) =>
    request.path.startsWith("/api/settings/public") || request.path === "/api/settings"
      ? sendJson(response, 200, SETTINGS)
      : desk.answer(response, request, number),
  );
};

/** Renders the form once the session is loaded, as the picker does. */
function SignedInFlow() {
  const price = quotePrice(SPACE, MORNING);
  if (useSession().status !== "authenticated") return null;
  return (
    <BookingFlow
      space={toPickerSpace(SPACE)}
      request={MORNING}
      quote={{
        ...{ ...price, ...upfrontAmounts(SPACE, price, toInstant("2026-12-10", "08:00")) },
        ...{ isAvailable: true, unavailable: null, freeCancellationUntil: null },
      }}
      onBooked={() => {}}
      onChanged={() => {}}
      onClose={() => {}}
      onChooseAgain={() => {}}
    />
  );
}

it("shows the prepayment with its deadline and the deposit, before and after booking", async () => {
  server = await serve();
  const { user } = renderApp(<SignedInFlow />);
  const form = await screen.findByRole("dialog", { name: "Completa la tua Prenotazione" });
  expect(within(form).getByText(ASKED)).toBeVisible();
  expect(within(form).getByText(/^Cauzione di 100,00 € oltre al prezzo/)).toBeVisible();
  expect(await within(form).findByText("Contanti: in segreteria, entro la scadenza.")).toBeVisible();
  expect(within(form).queryByText(/entro il giorno della prenotazione/)).toBeNull();
  // Two banking days are not enough for a transfer.
  expect(within(form).queryByText(/bonifico/i)).toBeNull();
  await user.type(screen.getByLabelText("Scopo della prenotazione"), "Lezione di yoga");
  await user.click(screen.getByRole("checkbox", { name: /termini e condizioni/ }));
  await user.click(screen.getByRole("button", { name: "Conferma la prenotazione" }));
  const done = await screen.findByRole("dialog", { name: "La sala è tua per ora" });
  expect(within(done).getByText(ASKED)).toBeVisible();
  expect(within(done).getByText(/^Cauzione di 100,00 €, da versare in segreteria/)).toBeVisible();
  expect(within(done).getByText("Da pagare: 12,00 €")).toBeVisible();
  expect(await within(done).findByText("Contanti: in segreteria, entro la scadenza.")).toBeVisible();
  expect(screen.queryByText("Prenotazione Confermata!")).toBeNull();
});

it("asks for no prepayment and no deposit while the chosen period is not available", async () => {
  server = await serve();
  const why = { code: "CLOSED" as const, message: "Chiuso: Natale." };
  const quote = {
    ...{ totalAmount: 4000, isOnRequest: false, lines: [], freeCancellationUntil: null },
    ...{ prepayAmount: 1200, payBy: "2026-12-03T08:00:00.000Z", depositAmount: 10_000 },
  };
  const summaryOf = (unavailable: typeof why | null) => {
    const data = { ...quote, isAvailable: unavailable === null, unavailable };
    const picker = { request: MORNING, quote: { isPending: false, isError: false, data } };
    return <PickerSummary space={toPickerSpace(SPACE)} picker={picker as unknown as PickerState} />;
  };
  const { unmount } = renderApp(summaryOf(null));
  expect(screen.getByText(ASKED)).toBeVisible();
  unmount();
  renderApp(summaryOf(why));
  expect(screen.getByRole("region", { name: "Riepilogo" })).toBeVisible();
  expect(screen.queryByText(ASKED)).toBeNull();
  expect(screen.queryByText(/Cauzione/)).toBeNull();
});

const show = (booking: Partial<Booking>) =>
  renderApp(<BookingCard booking={bookingOf({ ...HELD, ...booking })} canCancel={false} isPast={false} />);

it("shows the missing part of the prepayment on the booking's card", async () => {
  server = await serve();
  show({ paidAmount: 200, dueAmount: 3800, paymentStatus: "partial" });
  expect(screen.getByText("Da pagare", { exact: true })).toBeVisible();
  expect(
    screen.getByText("Paga 10,00 € entro giovedì 3 dicembre alle 9 o la sala torna libera."),
  ).toBeVisible();
});

it("shows the remaining amount without a deadline once the booking is confirmed", async () => {
  server = await serve();
  show({ status: "confirmed", payBy: null, paidAmount: 1200, dueAmount: 2800, paymentStatus: "partial" });
  expect(screen.getByText("Confermata")).toBeVisible();
  expect(screen.queryByText(/torna libera/)).toBeNull();
});

it.each([
  ["to be paid in", {}, /^Cauzione di 100,00 €, da versare in segreteria/],
  ["held", { depositHeld: 10_000 }, /^Cauzione di 100,00 € versata: la teniamo noi/],
  [
    "on its way back after the end",
    { depositHeld: 7000, startDate: "2026-11-30" },
    /^Cauzione di 70,00 €: te la/,
  ],
  [
    "on its way back once canceled",
    { depositHeld: 10_000, status: "canceled" },
    /^Cauzione di 100,00 €: te la/,
  ],
] satisfies [string, Partial<Booking>, RegExp][])(
  "shows the state of the deposit: %s",
  async (_where, booking, text) => {
    server = await serve();
    show({ status: "confirmed", payBy: null, dueAmount: 0, refundAmount: 0, ...booking });
    expect(screen.getByText(text)).toBeVisible();
  },
);

const ENTRY: WaitingEntry = {
  ...{
    id: 3,
    kind: "space",
    status: "offered",
    title: "Studio Loto",
    userId: 7,
    email: "giulia@example.org",
  },
  ...{
    language: "it",
    phone: null,
    firstName: "Giulia",
    lastName: "Rossi",
    attendees: 8,
    seats: 1,
    position: 1,
  },
  ...{ spaceId: 5, startDate: "2026-12-10", endDate: "2026-12-10", startTime: "08:00", endTime: "13:00" },
  ...{ isFullDay: false, startsAt: "2026-12-10T07:00:00.000Z", endsAt: "2026-12-10T12:00:00.000Z" },
  ...{ offerExpiresAt: "2026-12-01T20:00:00.000Z", singleDate: null, singleTime: null, eventId: null },
  ...{ courseId: null, createdAt: NOW, notes: null, purpose: null, companions: [], extras: [] },
  ...{ bookingId: null, registrationId: null, courseBookingId: null },
};

it("shows the prepayment and the deposit of a waiting list offer, before and after it is accepted", async () => {
  server = await serve();
  const payBy = new Date("2026-12-03T08:00:00Z");
  const price: OfferPrice = {
    ...{ totalAmount: 4000, words: "40,00 €" },
    beside: { prepayment: { prepayAmount: 1200, payBy }, depositAmount: 10_000 },
  };
  const { user, unmount } = renderApp(<WaitingCard entry={ENTRY} now={NOW} price={price} />);
  expect(screen.getByText(ASKED)).toBeVisible();
  expect(screen.getByText(/^Cauzione di 100,00 € oltre al prezzo/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Accetta il posto" }));
  const sent = () => server.requests.find(({ path }) => path.endsWith("/accept"));
  await waitFor(() => expect(sent()).toBeDefined());
  // The customer agrees only to the displayed amounts.
  const shown = { expectedTotal: 4000, expectedPrepayment: 1200, expectedDeposit: 10_000 };
  expect(JSON.parse(sent()?.body ?? "")).toEqual(shown);
  unmount();

  const accepted: AcceptedOffer = {
    ...{ kind: "booking", confirmationNumber: "00042", totalAmount: 4000, payBy },
    ...{ paidAmount: 0, dueAmount: 1200, refundDue: 0, paymentStatus: "unpaid" },
  };
  renderApp(
    <WaitingCard entry={{ ...ENTRY, status: "accepted", bookingId: 42 }} now={NOW} accepted={accepted} />,
  );
  expect(screen.getByText(/^Hai accettato: la sala è tua per ora\./)).toBeVisible();
  expect(screen.getByText(ASKED)).toBeVisible();
  expect(await screen.findByText("Contanti: in segreteria, entro la scadenza.")).toBeVisible();
});

it("shows a held booking as unpaid in the panel, and also as partially paid after a first payment", async () => {
  server = await serve();
  const { unmount } = renderApp(<BookingDetails booking={bookingOf({ ...HELD, paymentStatus: "unpaid" })} />);
  expect(screen.getAllByText("Da pagare")).toHaveLength(1);
  unmount();
  renderApp(<BookingDetails booking={bookingOf({ ...HELD, paymentStatus: "partial" })} />);
  expect(screen.getByText("Da pagare")).toBeVisible();
  expect(screen.getByText("Acconto")).toBeVisible();
});
