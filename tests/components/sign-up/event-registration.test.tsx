import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { EventCard } from "@/components/catalogue/events/event-card";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { EXAMPLE_EVENT } from "@/tests/helpers/example-catalogue";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type Answer, type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS } from "@/tests/helpers/ways-to-pay";

let server: LoopbackServer;
let isSignedIn = false;
let answerRegistration: Answer;

const accept: Answer = (response, request) => {
  if (request.path === "/api/settings")
    return sendJson(response, 200, {
      iban: "IT60X0542811101000000123456",
      legalName: "Associazione Esempio",
      paymentMethods: DEFAULT_PAYMENT_METHODS,
    });
  if (request.path.endsWith("/occasion"))
    return sendJson(response, 200, { where: "Sala Cielo", when: "", firstLesson: null, nextLesson: null });
  if (request.path.startsWith("/api/passes")) return sendJson(response, 200, []);
  const { seats, ...sent } = JSON.parse(request.body);
  const totalAmount = 2000 * seats;
  const registration = {
    ...sent,
    ...{ id: 42, eventId: EXAMPLE_EVENT.id, status: "confirmed", confirmationNumber: "00042", seats },
    ...{ totalAmount, paidAmount: 0, dueAmount: totalAmount, refundDue: 0, paymentStatus: "unpaid" },
  };
  sendJson(response, 201, { registration, confirmationNumber: "00042" });
};

beforeEach(async () => {
  isSignedIn = false;
  answerRegistration = accept;
  server = await serveApi((response, request, number) => {
    if (request.path !== "/api/auth/me") return answerRegistration(response, request, number);
    sendJson(
      response,
      200,
      isSignedIn ? { isAuthenticated: true, user: EXAMPLE_USER } : { isAuthenticated: false },
    );
  });
});

async function openDialog(event: CentreEvent = EXAMPLE_EVENT) {
  const view = renderApp(<EventCard event={event} now={new Date("2026-11-21T10:00:00Z")} />);
  await view.user.click(screen.getByRole("button", { name: /^Registrati/ }));
  await screen.findByRole("dialog", { name: "Iscriviti all'evento" });
  return view;
}

const writes = () => server.requests.filter(({ method }) => method === "POST");
const confirm = () => screen.getByRole("button", { name: "Conferma l'iscrizione" });

it("requires only the names and the e-mail, and validates them before calling the server", async () => {
  const { user } = await openDialog();
  await user.click(confirm());
  expect(await screen.findByText("Il nome è obbligatorio")).toBeVisible();
  expect(screen.getByText("Il cognome è obbligatorio")).toBeVisible();
  expect(screen.getByText("Indirizzo email non valido")).toBeVisible();
  expect(screen.getByLabelText("Nome")).toHaveFocus();
  expect(screen.getByLabelText(/Telefono/)).toBeValid();
  expect(writes()).toEqual([]);
});

it("registers, shows the number, and returns the focus to the button", async () => {
  const { user } = await openDialog();
  await user.type(screen.getByLabelText("Nome"), "Anna");
  await user.type(screen.getByLabelText("Cognome"), "Neri");
  await user.type(screen.getByLabelText("E-mail"), "anna@example.org");
  await user.click(confirm());
  expect(await screen.findByText("Iscrizione #E00042")).toBeVisible();
  const [request] = writes();
  expect(request?.path).toBe("/api/events/3/registrations");
  expect(request?.headers["idempotency-key"]).toBeTruthy();
  expect(JSON.parse(request?.body ?? "")).toEqual({
    firstName: "Anna",
    lastName: "Neri",
    email: "anna@example.org",
    phone: null,
    notes: null,
    seats: 1,
    companions: [],
    expectedTotal: 2000,
  });
  expect(screen.getByRole("link", { name: /Google Calendar/ })).toHaveAttribute(
    "href",
    expect.stringContaining("calendar.google.com"),
  );
  expect(screen.getByRole("link", { name: "File per il calendario" })).toHaveAttribute(
    "href",
    "/events/3-bagno-di-gong/calendar.ics",
  );
  await user.click(screen.getByRole("button", { name: "Ho capito, grazie" }));
  await waitFor(() => expect(screen.getByRole("button", { name: /^Registrati/ })).toHaveFocus());
});

/** The card of an event that becomes full on the window's event "full", as after a refresh of its page. */
function FillingCard() {
  const [currentParticipants, setParticipants] = useState(12);
  useEffect(() => {
    const fillUp = () => setParticipants(30);
    window.addEventListener("full", fillUp);
    return () => window.removeEventListener("full", fillUp);
  }, []);
  return (
    <EventCard
      event={{ ...EXAMPLE_EVENT, currentParticipants, maxParticipants: 30 }}
      now={new Date("2026-11-21T10:00:00Z")}
    />
  );
}

it("stays open when the last places are taken, which its own sign-up may have caused", async () => {
  const { user } = renderApp(<FillingCard />);
  await user.click(screen.getByRole("button", { name: /^Registrati/ }));
  const dialog = await screen.findByRole("dialog", { name: "Iscriviti all'evento" });
  fireEvent(window, new Event("full"));
  expect(screen.getByRole("button", { name: /^Lista d'attesa/, hidden: true })).toBeInTheDocument();
  expect(dialog).toBeInTheDocument();
});

it("shows the price per place, the total and the ways to pay before the sign-up, and how to pay after it", async () => {
  isSignedIn = true;
  const { user } = await openDialog();
  expect(screen.getByText("Totale 20,00 €")).toBeVisible();
  expect(
    await screen.findByText(/^Bonifico: IBAN .*La causale e il codice QR sono nella conferma/),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Posti"), "2");
  expect(screen.getByText("Totale 40,00 €")).toBeVisible();
  expect(screen.getByText("2 posti × 20,00 €")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue("Giulia"));
  await user.click(confirm());
  expect(await screen.findByText("Iscrizione #E00042")).toBeVisible();
  expect(JSON.parse(writes()[0]?.body ?? "")).toMatchObject({ seats: 2, expectedTotal: 4000 });
  expect(screen.getByText("Da pagare: 40,00 €")).toBeVisible();
  expect(await screen.findByText(/^Bonifico: .* causale «Iscrizione #E00042»\.$/)).toBeVisible();
  // One is collapsed, the other is for printing.
  expect(screen.getAllByRole("img", { name: /Iscrizione #E00042/, hidden: true })).toHaveLength(2);
});

it.each([
  ["0", 0, "Gratuito"],
  ["offerta libera", null, "Prezzo: offerta libera"],
  ["", null, "Prezzo: su richiesta"],
])("shows the price '%s' in words, without a payment", async (price, priceAmount, words) => {
  await openDialog({ ...EXAMPLE_EVENT, price, priceAmount });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/Totale|bonifico/)).not.toBeInTheDocument();
});

it("shows a price that has changed in the meantime and asks for confirmation", async () => {
  answerRegistration = (response, request, number) =>
    request.path === "/api/settings"
      ? accept(response, request, number)
      : sendJson(response, 409, {
          message: "Il prezzo è cambiato: ora è di 25,00 €.",
          code: "PRICE_CHANGED",
          totalAmount: 2500,
        });
  isSignedIn = true;
  const { user } = await openDialog();
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue("Giulia"));
  await user.click(confirm());
  expect(await screen.findByText("Totale 25,00 €")).toBeVisible();
  await user.click(confirm());
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(JSON.parse(writes()[1]?.body ?? "")).toMatchObject({ expectedTotal: 2500 });
});

it("starts with the signed-in user's data", async () => {
  isSignedIn = true;
  await openDialog();
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue("Giulia"));
  expect(screen.getByLabelText("Cognome")).toHaveValue("Rossi");
  expect(screen.getByLabelText("E-mail")).toHaveValue("giulia@example.org");
});

it("shows at the field that the address is already registered", async () => {
  const message = "Questo indirizzo e-mail risulta già iscritto all'evento.";
  answerRegistration = (response) =>
    sendJson(response, 409, { message, code: "DUPLICATE", errors: { email: [message] } });
  isSignedIn = true;
  const { user } = await openDialog();
  await waitFor(() => expect(screen.getByLabelText("E-mail")).toHaveValue("giulia@example.org"));
  await user.click(confirm());
  await waitFor(() => expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription(message));
  expect(await screen.findByText("Iscrizione non riuscita")).toBeInTheDocument();
});
