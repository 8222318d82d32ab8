import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { BookingCard } from "@/components/booking/booking-card";
import { BookingList } from "@/components/booking/booking-list";
import { BookingTabs } from "@/components/booking/booking-tabs";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingOf, freezeDate } from "@/tests/helpers/booking-desk";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS } from "@/tests/helpers/ways-to-pay";

beforeEach(() => freezeDate("2026-12-01T08:00:00Z"));

const show = (booking: Booking, { canCancel = true, isPast = false } = {}) =>
  renderApp(<BookingCard booking={booking} canCancel={canCancel} isPast={isPast} />);

it("shows space, number, status, day, real times, attendees and total", () => {
  show(bookingOf());
  expect(screen.getByRole("heading", { name: "Studio Loto" })).toBeVisible();
  for (const text of [
    "Conferma #P00042",
    "Confermata",
    "giovedì 3 dicembre 2026",
    "08:00 – 13:00",
    "8 persone",
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText("Totale").parentElement).toHaveTextContent("40,00");
});

it("shows the fixed hours only if a booking has no times of its own", () => {
  show(bookingOf({ startTime: "", endTime: "" }));
  expect(screen.getByText("8:00 - 16:00")).toBeVisible();
});

it("shows the price of a pending booking as on request until it is set", () => {
  show(bookingOf({ status: "pending", totalAmount: 0 }));
  expect(screen.getByText("In attesa")).toBeVisible();
  expect(screen.getByText("su richiesta")).toBeVisible();
});

it.each([
  ["nothing was paid", {}, /^Restano da pagare 20,00/],
  ["all was paid", { refundDue: 2000 }, /^Rimborso del 50%/],
  ["it is settled", { dueAmount: 0 }, /^Nulla da rimborsare e nulla da pagare/],
])("shows the open balance of a canceled booking: %s", (_what, balance, text) => {
  const canceled = { status: "canceled", refundPercent: 50, refundAmount: 2000 } as const;
  show(bookingOf({ ...canceled, dueAmount: "refundDue" in balance ? 0 : 2000, ...balance }), {
    canCancel: false,
    isPast: true,
  });
  expect(screen.getByText("Annullata")).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it("offers no cancellation once the booking has begun", () => {
  show(bookingOf(), { canCancel: false });
  expect(screen.queryByRole("button", { name: "Annulla prenotazione" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Aggiungi al calendario" })).toBeVisible();
});

it("shows that the centre canceled, with the reason", () => {
  const refund = { refundPercent: 100, refundAmount: 4000 };
  const byCentre = { canceledBy: "centre", cancelReason: "Caldaia guasta" } as const;
  show(bookingOf({ status: "canceled", ...refund, ...byCentre }), { canCancel: false, isPast: true });
  expect(screen.getByText("Annullata dal centro: Caldaia guasta")).toBeVisible();
});

const STEPS = [
  { until: "2026-12-02T07:00:00.000Z", percent: 50, amount: 2000, comesBack: 2000, stillOwed: 0 },
  { until: "2026-12-03T07:00:00.000Z", percent: 0, amount: 0, comesBack: 0, stillOwed: 0 },
];
const ALL_PAID = { paidAmount: 4000, comesBack: 2000, stillOwed: 0, steps: STEPS };
const NONE_PAID = {
  paidAmount: 0,
  comesBack: 0,
  stillOwed: 2000,
  steps: STEPS.map((step) => ({ ...step, comesBack: 0, stillOwed: 4000 - step.amount })),
};

describe("the cancellation dialog", () => {
  let server: LoopbackServer;
  let outlook: object;
  beforeEach(async () => {
    outlook = ALL_PAID;
    server = await serveApi((response, { method }) =>
      sendJson(
        response,
        200,
        method === "GET"
          ? { refundPercent: 50, refundAmount: 2000, ...outlook }
          : bookingOf({ status: "canceled" }),
      ),
    );
  });

  it("shows the server's current refund and its deadline before confirming", async () => {
    const { user } = show(bookingOf({ paidAmount: 4000 }));
    await user.click(screen.getByRole("button", { name: "Annulla prenotazione" }));
    const question = screen.getByRole("alertdialog", { name: "Annullare la prenotazione?" });
    const answer = await within(question).findAllByRole("listitem");
    expect(
      within(question).getByText(/il rimborso è del 50%\. Hai pagato 40,00\s€: ti rimborsiamo 20,00/),
    ).toBeVisible();
    expect(answer.map((item) => item.textContent)).toEqual([
      "50% fino a mer 2 dic 2026, 08:00rimborso 20,00\u00a0€",
      "doponessun rimborso",
    ]);
    const asked = server.requests.filter(({ path }) => path === "/api/bookings/42/cancellation");
    expect(asked).toMatchObject([{ method: "GET" }]);
  });

  it("promises no refund for an unpaid booking and shows the amount still due", async () => {
    outlook = NONE_PAID;
    const { user } = show(bookingOf());
    await user.click(screen.getByRole("button", { name: "Annulla prenotazione" }));
    const question = screen.getByRole("alertdialog", { name: "Annullare la prenotazione?" });
    const answer = await within(question).findAllByRole("listitem");
    expect(within(question).getByText(/Non hai ancora pagato nulla.+restano da pagare 20,00/)).toBeVisible();
    expect(answer.map((item) => item.textContent)).toEqual([
      "fino a mer 2 dic 2026, 08:00da pagare 20,00\u00a0€",
      "dopoda pagare 40,00\u00a0€",
    ]);
    expect(question).not.toHaveTextContent("rimborso è");
  });

  it("shows no percentage if the paid half is not refunded", async () => {
    outlook = {
      ...{ paidAmount: 2000, comesBack: 0, stillOwed: 0 },
      steps: STEPS.map((step) => ({ ...step, comesBack: 0, stillOwed: 2000 - step.amount })),
    };
    const { user } = show(bookingOf({ paidAmount: 2000 }));
    await user.click(screen.getByRole("button", { name: "Annulla prenotazione" }));
    const question = screen.getByRole("alertdialog", { name: "Annullare la prenotazione?" });
    const answer = await within(question).findAllByRole("listitem");
    expect(answer.map((item) => item.textContent)).toEqual([
      "fino a mer 2 dic 2026, 08:00nulla da pagare",
      "dopoda pagare 20,00\u00a0€",
    ]);
    expect(question).toHaveTextContent("Hai pagato 20,00 €: non c'è nulla da rimborsare e non devi altro.");
    expect(question).not.toHaveTextContent("50%");
  });

  it("sends the cancellation once it is confirmed", async () => {
    const { user } = show(bookingOf());
    await user.click(screen.getByRole("button", { name: "Annulla prenotazione" }));
    await user.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "Annulla prenotazione" }),
    );
    expect((await screen.findAllByText("Prenotazione annullata"))[0]).toBeInTheDocument();
    const [sent, ...others] = server.requests.filter(({ method }) => method === "PUT");
    expect(sent?.path).toBe("/api/bookings/42");
    expect(JSON.parse(sent?.body ?? "")).toEqual({ status: "canceled" });
    expect(others).toEqual([]);
  });

  it("changes nothing when the dialog is closed without confirming", async () => {
    const { user } = show(bookingOf());
    await user.click(screen.getByRole("button", { name: "Annulla prenotazione" }));
    await user.click(screen.getByRole("button", { name: "Mantieni" }));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(server.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  it("shows a failed cancellation", async () => {
    server.answerWith((response) => sendJson(response, 409, { code: "NOT_CANCELABLE", message: "No." }));
    const { user } = show(bookingOf());
    await user.click(screen.getByRole("button", { name: "Annulla prenotazione" }));
    await user.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "Annulla prenotazione" }),
    );
    expect(
      (await screen.findAllByText("Impossibile annullare la prenotazione. Riprova più tardi."))[0],
    ).toBeInTheDocument();
  });
});

/** A list that loses one booking with each press. */
function Shrinking() {
  const [count, setCount] = useState(2);
  const content = (
    <button type="button" onClick={() => setCount(count - 1)}>
      annulla
    </button>
  );
  return <BookingTabs initial="upcoming" tabs={[{ group: "upcoming", label: "Prossime", count, content }]} />;
}

describe("the tabs", () => {
  const renderTabs = () =>
    renderApp(
      <BookingTabs
        initial="upcoming"
        tabs={[
          { group: "upcoming", label: "Prossime", count: 2, content: <p>in arrivo</p> },
          { group: "active", label: "Attive", count: 0, content: <p>in corso</p> },
          { group: "past", label: "Passate", count: 1, content: <p>finite</p> },
        ]}
      />,
    );

  it("show their counts and one list at a time", async () => {
    const { user } = renderTabs();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Prossime2 prenotazioni",
      "Attive0 prenotazioni",
      "Passate1 prenotazione",
    ]);
    await user.click(screen.getByRole("tab", { name: /Passate/ }));
    expect(screen.getByText("finite")).toBeVisible();
    expect(screen.queryByText("in arrivo")).not.toBeInTheDocument();
    expect(window.location.search).toBe("?tab=past");
  });

  it("take the focus when a booking has gone from the shown list", async () => {
    const { user } = renderApp(<Shrinking />);
    await user.click(screen.getByRole("button", { name: "annulla" }));
    expect(screen.getByRole("tab", { name: /Prossime/ })).toHaveFocus();
  });

  it("are links that work without JavaScript", () => {
    renderTabs();
    expect(screen.getByRole("tab", { name: /Attive/ })).toHaveAttribute("href", "/mybookings?tab=active");
  });

  it("link to the spaces if a list is empty", () => {
    renderApp(<BookingList group="upcoming" bookings={[]} changeHours={48} now={new Date()} />);
    expect(screen.getByRole("link", { name: "Trova uno spazio" })).toHaveAttribute("href", "/spaces");
  });
});

it("shows how to pay and the directions in collapsible sections", async () => {
  const api = await serveApi((response) =>
    sendJson(response, 200, {
      iban: "IT60X0542811101000000123456",
      legalName: "Associazione",
      paymentMethods: DEFAULT_PAYMENT_METHODS,
      takesCards: false,
    }),
  );
  const { user } = show(bookingOf({ dueAmount: 4000 }));
  await user.click(screen.getByText("Come pagare"));
  expect(await screen.findByText(/IBAN IT60 X054/)).toBeVisible();
  expect(screen.getByText(/^Da pagare: 40,00/)).toBeVisible();
  await user.click(screen.getByText("Come si arriva"));
  expect(screen.getByText(/Parcheggio:/)).toBeVisible();
  await api.close();
});

it("shows no payment section if nothing is due", () => {
  show(bookingOf({ totalAmount: 0, dueAmount: 0, paymentStatus: "none" }));
  expect(screen.queryByText("Come pagare")).toBeNull();
});
