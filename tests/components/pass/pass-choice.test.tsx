import { screen, waitFor } from "@testing-library/react";
import { EventCard } from "@/components/catalogue/events/event-card";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Pass } from "@/lib/schemas/pass/pass";
import { EXAMPLE_EVENT } from "@/tests/helpers/example-catalogue";
import { EXAMPLE_PASS } from "@/tests/helpers/example-pass";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS } from "@/tests/helpers/ways-to-pay";

/** A sign-up paid with the user's pass. The event is on 3 December 2026. */

const MEMBER = { status: "admitted", validUntil: "2026-12-31", fees: [] };

let server: LoopbackServer;
let passes: Pass[];
let isSignedIn: boolean;
beforeEach(async () => {
  passes = [EXAMPLE_PASS];
  isSignedIn = true;
  server = await serveApi((response, { path, body }) => {
    if (path === "/api/auth/me")
      return sendJson(
        response,
        200,
        isSignedIn ? { isAuthenticated: true, user: EXAMPLE_USER } : { isAuthenticated: false },
      );
    if (path === "/api/members/me") return sendJson(response, 200, { member: MEMBER });
    if (path.startsWith("/api/passes?")) return sendJson(response, 200, passes);
    if (path === "/api/settings")
      return sendJson(response, 200, {
        iban: null,
        legalName: null,
        paymentMethods: DEFAULT_PAYMENT_METHODS,
      });
    if (path.endsWith("/occasion"))
      return sendJson(response, 200, { where: "", when: "", firstLesson: null, nextLesson: null });
    const { passId, expectedTotal: totalAmount, ...sent } = JSON.parse(body);
    const registration = {
      ...{ ...sent, id: 42, eventId: 3, status: "confirmed", confirmationNumber: "00042", totalAmount },
      ...(passId ? { passId } : {}),
      ...{ paidAmount: 0, dueAmount: totalAmount, refundDue: 0, paymentStatus: "none" },
    };
    sendJson(response, 201, { registration, confirmationNumber: "00042" });
  });
});

async function openDialog(change: Partial<CentreEvent> = {}) {
  const event = { ...EXAMPLE_EVENT, memberPrice: "15", ...change };
  const view = renderApp(<EventCard event={event} now={new Date("2026-11-21T10:00:00Z")} />);
  await view.user.click(screen.getByRole("button", { name: /^Registrati/ }));
  await screen.findByRole("dialog", { name: "Iscriviti all'evento" });
  return view;
}
const choice = () => screen.findByRole("checkbox", { name: /Usa il carnet «Dieci ingressi»/ });

it("uses an entry of the pass instead of the price, and the confirmation states it", async () => {
  const { user } = await openDialog();
  expect(await choice()).toBeChecked();
  expect(await screen.findByText("Si usa 1 ingresso del carnet: non paghi altro.")).toBeVisible();
  // No price and no promo code are shown.
  expect(screen.queryByText(/Totale/)).toBeNull();
  expect(screen.queryByText(/Come socio paghi/)).toBeNull();
  expect(screen.queryByText("Hai un codice?")).toBeNull();
  await user.selectOptions(screen.getByLabelText("Posti"), "2");
  expect(screen.getByText("Si usano 2 ingressi del carnet: non paghi altro.")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue("Giulia"));
  await user.click(screen.getByRole("button", { name: "Conferma l'iscrizione" }));
  expect(await screen.findByText("Iscrizione confermata!")).toBeVisible();
  const [sent] = server.requests.filter(({ method }) => method === "POST");
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({ passId: 31, seats: 2, expectedTotal: 0 });
  expect(screen.getByText("pagato con il carnet")).toBeVisible();
  expect(await screen.findByText(/^Sul carnet «Dieci ingressi» resta/)).toBeVisible();
  expect(screen.queryByText("Gratuito")).toBeNull();
});

it("shows the price again when the pass is deselected", async () => {
  const { user } = await openDialog();
  await user.click(await choice());
  expect(await screen.findByText("Totale 15,00 €")).toBeVisible();
  expect(await choice()).not.toBeChecked();
  expect(screen.getByText(/Come socio paghi/)).toBeVisible();
});

it("deselects and disables a pass with fewer entries than seats, and selects it again for fewer seats", async () => {
  const { user } = await openDialog();
  expect(await choice()).toBeChecked();
  await user.selectOptions(screen.getByLabelText("Posti"), "4");
  await waitFor(async () => expect(await choice()).toBeDisabled());
  expect(await choice()).not.toBeChecked();
  expect(screen.getByText(/non bastano per 4 posti/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Posti"), "1");
  await waitFor(async () => expect(await choice()).toBeChecked());
});

it("explains that an unlimited pass is for one seat, and disables it for more", async () => {
  passes = [{ ...EXAMPLE_PASS, entries: null, entriesLeft: null }];
  const { user } = await openDialog();
  expect(await choice()).toBeEnabled();
  await user.selectOptions(screen.getByLabelText("Posti"), "2");
  await waitFor(async () => expect(await choice()).toBeDisabled());
  expect(screen.getByText(/vale per un solo posto/)).toBeVisible();
});

it.each<[string, Partial<Pass>]>([
  ["is for courses alone", { kinds: ["course"] }],
  ["ends before the event", { validUntil: "2026-12-02" }],
  ["begins after the event", { startsOn: "2026-12-04" }],
])("offers no pass that %s", async (_name, change) => {
  passes = [
    { ...EXAMPLE_PASS, ...change },
    { ...EXAMPLE_PASS, id: 32, name: "Un altro" },
  ];
  await openDialog();
  await screen.findByRole("checkbox", { name: /Un altro/ });
  expect(screen.queryByRole("checkbox", { name: /Dieci ingressi/ })).toBeNull();
});

it("selects no pass by itself if nothing is to be paid", async () => {
  await openDialog({ price: "0", priceAmount: 0, memberPrice: null });
  expect(await choice()).not.toBeChecked();
});

it("requests no passes for a visitor", async () => {
  isSignedIn = false;
  const view = renderApp(<EventCard event={EXAMPLE_EVENT} now={new Date("2026-11-21T10:00:00Z")} />);
  await view.user.click(screen.getByRole("button", { name: /^Registrati/ }));
  expect(await screen.findByText("Totale 20,00 €")).toBeVisible();
  expect(server.requests.some(({ path }) => path.startsWith("/api/passes"))).toBe(false);
});
