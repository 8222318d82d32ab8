import { screen, waitFor, within } from "@testing-library/react";
import BookingFlow from "@/components/booking/flow/booking-flow";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { toPickerSpace } from "@/components/picker/picker-space";
import { useSession } from "@/lib/client/person/use-session";
import { periodOfPart } from "@/lib/domain/room-time/period";
import { quotePrice } from "@/lib/domain/room-time/pricing";
import type { Space } from "@/lib/schemas/space/space";
import { bookingDesk, EXAMPLE_SPACE, freezeDate } from "@/tests/helpers/booking-desk";
import { type Answer, type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { type RenderedApp, renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS } from "@/tests/helpers/ways-to-pay";

/** Longer, since the forms have many fields. */
const MORNING = periodOfPart("mattina", "2026-12-10", "2026-12-10");

beforeEach(() => freezeDate("2026-12-01T08:00:00Z"));

let server: LoopbackServer;
afterEach(() => jest.restoreAllMocks());

const NOTHING_UPFRONT = { prepayAmount: 0, payBy: null, depositAmount: 0 };

const onBooked = jest.fn();
const onChanged = jest.fn();
const onClose = jest.fn();
const onChooseAgain = jest.fn();
beforeEach(() => jest.clearAllMocks());

/** Renders the form once the session is loaded, as the picker does. */
function SignedInFlow({ space, series = null }: { space: Space; series?: ChosenSeries | null }) {
  const { status } = useSession();
  if (status !== "authenticated") return null;
  return (
    <BookingFlow
      space={toPickerSpace(space)}
      request={MORNING}
      quote={{
        ...quotePrice(space, MORNING),
        // The room opens at 8:00 in Rome: two days before.
        ...{ isAvailable: true, unavailable: null, freeCancellationUntil: "2026-12-08T07:00:00Z" },
        ...NOTHING_UPFRONT,
      }}
      series={series}
      onBooked={onBooked}
      onChanged={onChanged}
      onClose={onClose}
      onChooseAgain={onChooseAgain}
    />
  );
}

async function openForm(change: Partial<Space> = {}, wrap: (answer: Answer) => Answer = (answer) => answer) {
  const space = { ...EXAMPLE_SPACE, ...change };
  const desk = bookingDesk(space);
  server = await serveApi(wrap(desk.answer));
  const view = renderApp(<SignedInFlow space={space} />);
  await screen.findByRole("dialog", { name: "Completa la tua Prenotazione" });
  return { ...view, desk };
}

const submitButton = () =>
  screen.getByRole("button", { name: /Conferma la prenotazione|Invia la richiesta/ });
const posts = () => server.requests.filter(({ method }) => method === "POST");

const termsBox = () => screen.getByRole("checkbox", { name: /termini e condizioni/ });

async function fillIn(user: RenderedApp["user"]): Promise<void> {
  await user.click(termsBox());
  await user.type(screen.getByLabelText("Scopo della prenotazione"), "Lezione di yoga");
}

it("focuses its title and collapses known contact data", async () => {
  const { user } = await openForm();
  expect(screen.getByRole("heading", { name: "Completa la tua Prenotazione" })).toHaveFocus();
  expect(screen.getByText("Prenoti come", { exact: false })).toHaveTextContent("Prenoti come Giulia");
  expect(screen.queryByLabelText("Nome")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "modifica" }));
  expect(screen.getByLabelText("Nome")).toHaveFocus();
});

it("is prefilled from the session and shows period and price", async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole("button", { name: "modifica" }));
  expect(screen.getByLabelText("Nome")).toHaveValue("Giulia");
  expect(screen.getByLabelText("Cognome")).toHaveValue("Rossi");
  expect(screen.getByLabelText("E-mail")).toHaveValue("giulia@example.org");
  expect(screen.getByText("giovedì 10 dicembre 2026")).toBeVisible();
  expect(screen.getByText("Totale").parentElement).toHaveTextContent("40,00");
});

it("shows until when each date of a series can be canceled for free, and by when it is paid", async () => {
  const periods = [MORNING, periodOfPart("mattina", "2026-12-17", "2026-12-17")];
  const free = { isAvailable: true, unavailable: null, totalAmount: 4000, isOnRequest: false };
  const quote = {
    dates: periods.map((period) => ({ ...period, ...free, alternatives: [] })),
    ...{ availableCount: 2, totalAmount: 8000, isOnRequest: false, ...NOTHING_UPFRONT },
  };
  const { answer } = bookingDesk(EXAMPLE_SPACE);
  const payee = { iban: null, legalName: "Centro", paymentMethods: DEFAULT_PAYMENT_METHODS };
  server = await serveApi((response, request, number) =>
    request.path === "/api/settings" ? sendJson(response, 200, payee) : answer(response, request, number),
  );
  renderApp(<SignedInFlow space={EXAMPLE_SPACE} series={{ periods, quote, isChecking: false }} />);
  const dialog = within(await screen.findByRole("dialog", { name: "Completa la tua Prenotazione" }));
  expect(dialog.getByText("Annullamento gratuito").parentElement).toHaveTextContent(
    "fino a 48 ore prima di ogni data",
  );
  expect(await dialog.findByText("Contanti: in segreteria, entro il giorno di ciascuna data.")).toBeVisible();
});

it("opens the terms and the cancellation policy in a new tab", async () => {
  await openForm();
  for (const [name, href] of [
    [/termini e condizioni/, "/legal/terms-conditions"],
    [/politica di cancellazione/, "/legal/cancellation-policy"],
  ] as const) {
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
  }
});

it("requires acceptance of the terms and the cancellation policy, which are never accepted by default", async () => {
  const { user } = await openForm();
  await user.type(screen.getByLabelText("Scopo della prenotazione"), "Lezione di yoga");
  expect(termsBox()).not.toBeChecked();
  expect(termsBox()).toBeRequired();
  await user.click(submitButton());
  const message = "Per prenotare devi accettare i termini e la politica di cancellazione";
  expect(await screen.findByText(message)).toBeVisible();
  expect(termsBox()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(termsBox()).toHaveFocus();
  expect(posts()).toHaveLength(0);
  await user.click(termsBox());
  await user.click(submitButton());
  await screen.findByRole("dialog", { name: "Prenotazione Confermata!" });
});

it.each([
  ["Nome", "", "Il nome è obbligatorio"],
  ["Cognome", "", "Il cognome è obbligatorio"],
  ["E-mail", "giulia@", "Indirizzo email non valido"],
  ["Scopo della prenotazione", "", "Lo scopo della prenotazione è obbligatorio"],
  ["Numero di partecipanti", "", "Il numero di partecipanti è obbligatorio"],
  ["Numero di partecipanti", "21", "Questo spazio può ospitare al massimo 20 persone."],
  ["Numero di partecipanti", "0", "Il numero di partecipanti è obbligatorio"],
])("validates %s on blur: %j", async (label, value, message) => {
  const { user } = await openForm();
  await user.click(screen.getByRole("button", { name: "modifica" }));
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (value) await user.type(field, value);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
});

it("limits the attendees to 100 in a space with a larger capacity", async () => {
  await openForm({ capacity: 400 });
  expect(screen.getByLabelText("Numero di partecipanti")).toHaveAttribute("max", "100");
});

it("books and confirms with number, calendar and links", async () => {
  const { user } = await openForm();
  await fillIn(user);
  await user.click(submitButton());
  const done = await screen.findByRole("dialog", { name: "Prenotazione Confermata!" });
  expect(within(done).getByText("Conferma #P00042")).toBeVisible();
  expect(within(done).getByText("08:00 – 13:00")).toBeVisible();
  expect(within(done).getByRole("link", { name: "Le Mie Prenotazioni" })).toHaveAttribute(
    "href",
    "/mybookings",
  );
  expect(within(done).getByRole("link", { name: "Torna alla Home" })).toHaveAttribute("href", "/");
  expect(within(done).getByRole("link", { name: "Scarica .ics" })).toHaveAttribute(
    "href",
    "/api/bookings/42/ics",
  );
  expect(
    (await screen.findAllByText("La tua prenotazione è stata confermata con successo!"))[0],
  ).toBeInTheDocument();
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(JSON.parse(posts()[0]?.body ?? "")).toEqual({
    firstName: "Giulia",
    lastName: "Rossi",
    email: "giulia@example.org",
    phone: null,
    purpose: "Lezione di yoga",
    attendees: 1,
    notes: null,
    spaceId: 5,
    startDate: "2026-12-10",
    endDate: "2026-12-10",
    startTime: "08:00",
    endTime: "13:00",
    isFullDay: false,
    // The amounts that the form showed.
    ...{ expectedTotal: 4000, expectedPrepayment: 0, expectedDeposit: 0 },
  });
});

it("shows a raised price and books at it only after another click", async () => {
  const { user, desk } = await openForm({}, (answer) => (response, request, number) => {
    const sent = request.method === "POST" ? JSON.parse(request.body) : {};
    if (request.method === "POST" && sent.expectedTotal !== 4500)
      return sendJson(response, 409, {
        code: "PRICE_CHANGED",
        message: "Il prezzo intanto è cambiato: ora il totale è 45,00 €.",
        totalAmount: 4500,
      });
    return answer(response, request, number);
  });
  await fillIn(user);
  expect(screen.getByText("Totale").parentElement).toHaveTextContent("40,00");
  await user.click(submitButton());
  expect((await screen.findAllByText(/Il prezzo intanto è cambiato/))[0]).toBeVisible();
  expect(screen.getByText("Totale").parentElement).toHaveTextContent("45,00");
  expect(desk.busy).toHaveLength(0);
  expect(posts()).toHaveLength(1);
  await user.click(submitButton());
  await screen.findByRole("dialog", { name: "Prenotazione Confermata!" });
  expect(posts().map(({ body }) => JSON.parse(body).expectedTotal)).toEqual([4000, 4500]);
});

it("shows a raised deposit and books with it only after another click", async () => {
  const { user } = await openForm({}, (answer) => (response, request, number) => {
    const sent = request.method === "POST" ? JSON.parse(request.body) : {};
    if (request.method === "POST" && sent.expectedDeposit !== 9000)
      return sendJson(response, 409, {
        ...{ code: "PRICE_CHANGED", message: "Intanto è cambiato ciò che chiediamo oltre al prezzo." },
        ...{ totalAmount: 4000, prepayAmount: 0, payBy: null, depositAmount: 9000 },
      });
    return answer(response, request, number);
  });
  await fillIn(user);
  await user.click(submitButton());
  expect((await screen.findAllByText(/oltre al prezzo/))[0]).toBeVisible();
  expect(screen.getByText(/90,00/)).toBeVisible();
  await user.click(submitButton());
  await screen.findByRole("dialog", { name: "Prenotazione Confermata!" });
  expect(posts().map(({ body }) => JSON.parse(body).expectedDeposit)).toEqual([0, 9000]);
});

it("opens the calendar entry of a booking in a new tab and confirms it", async () => {
  const { user } = await openForm();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByRole("dialog", { name: "Prenotazione Confermata!" });
  const opened = jest.spyOn(window, "open").mockReturnValue(window);
  await user.click(screen.getByRole("button", { name: "Aggiungi al calendario" }));
  expect(opened.mock.calls[0]?.[0]).toContain("https://calendar.google.com/calendar/render?action=TEMPLATE");
  expect(screen.getByRole("button", { name: "Aggiunto al calendario" })).toBeVisible();
  expect((await screen.findAllByText("Evento aggiunto al calendario"))[0]).toBeInTheDocument();
  await waitFor(() =>
    expect(server.requests).toContainEqual(
      expect.objectContaining({ method: "PUT", path: "/api/bookings/42/calendar" }),
    ),
  );
});

it("shows an error when the browser blocks the calendar's tab", async () => {
  const { user } = await openForm();
  await fillIn(user);
  await user.click(submitButton());
  await screen.findByRole("dialog", { name: "Prenotazione Confermata!" });
  jest.spyOn(window, "open").mockReturnValue(null);
  await user.click(screen.getByRole("button", { name: "Aggiungi al calendario" }));
  expect((await screen.findAllByText("Errore nel calendario"))[0]).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Aggiungi al calendario" })).toBeVisible();
});

it("confirms a request instead of a booking for a price on request", async () => {
  const { user } = await openForm({ pricePerHour: "su richiesta" });
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Invia la richiesta" }));
  const done = await screen.findByRole("dialog", { name: "Richiesta inviata" });
  expect(screen.queryByText("Prenotazione Confermata!")).not.toBeInTheDocument();
  expect(within(done).getByText(/Abbiamo ricevuto la tua richiesta/)).toBeVisible();
  expect(within(done).getByText("su richiesta")).toBeVisible();
});

it("sends one booking for a double click", async () => {
  const { user, desk } = await openForm();
  await fillIn(user);
  await user.dblClick(submitButton());
  await screen.findByRole("dialog", { name: "Prenotazione Confermata!" });
  expect(posts()).toHaveLength(1);
  expect(desk.busy).toHaveLength(1);
});

it("books once if the same data are sent again after a lost response", async () => {
  let isDown = true;
  const { user, desk } = await openForm({}, (answer) => (response, request, number) => {
    if (request.method === "POST" && isDown) {
      // The booking is created, but its response is lost.
      desk.answer(Object.assign(Object.create(response), { writeHead() {}, end() {} }), request, number);
      // Not retried by the client itself.
      return sendJson(response, 429, { code: "RATE_LIMITED", message: "Connessione interrotta." });
    }
    return answer(response, request, number);
  });
  await fillIn(user);
  await user.click(submitButton());
  expect((await screen.findAllByText("Connessione interrotta."))[0]).toBeVisible();
  isDown = false;
  await user.click(submitButton());
  await screen.findByRole("dialog", { name: "Prenotazione Confermata!" });
  const keys = posts().map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(desk.busy).toHaveLength(1);
});

it("shows at which field the data were refused, and books with the corrected ones", async () => {
  let isRefused = true;
  const { user } = await openForm({}, (answer) => (response, request, number) => {
    if (request.method === "POST" && isRefused)
      return sendJson(response, 400, {
        code: "VALIDATION",
        message: "Controlla i dati inseriti e riprova.",
        errors: { email: ["Questo indirizzo non riceve posta"] },
      });
    return answer(response, request, number);
  });
  await fillIn(user);
  await user.click(submitButton());
  expect(await screen.findByText("Questo indirizzo non riceve posta")).toBeVisible();
  expect(screen.getByLabelText("E-mail")).toHaveFocus();
  expect((await screen.findAllByText("Prenotazione fallita"))[0]).toBeInTheDocument();
  isRefused = false;
  await user.clear(screen.getByLabelText("E-mail"));
  await user.type(screen.getByLabelText("E-mail"), "altra@example.org");
  await user.click(submitButton());
  await screen.findByRole("dialog", { name: "Prenotazione Confermata!" });
  expect(posts()).toHaveLength(2);
});

it("reports a period taken in the meantime, refreshes the calendar and preserves the input", async () => {
  const { user, desk, unmount } = await openForm();
  desk.busy.push({ startsAt: new Date("2026-12-10T07:00:00Z"), endsAt: new Date("2026-12-10T12:00:00Z") });
  await fillIn(user);
  await user.click(submitButton());
  expect((await screen.findAllByText("Lo spazio è già prenotato in questo periodo."))[0]).toBeVisible();
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(submitButton()).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Scegli un altro periodo" }));
  expect(onChooseAgain).toHaveBeenCalledTimes(1);

  unmount();
  await server.close();
  await openForm();
  expect(screen.getByLabelText("Scopo della prenotazione")).toHaveValue("Lezione di yoga");
});
