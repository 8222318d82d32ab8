import { screen, within } from "@testing-library/react";
import { KeysSection } from "@/components/admin/programs/keys/keys-section";
import { DeliveryDetails } from "@/components/admin/programs/webhooks/delivery-details";
import { EndpointLine } from "@/components/admin/programs/webhooks/endpoint-line";
import type { ApiKey } from "@/lib/schemas/program/api-key";
import type { WebhookDeliveryDetails, WebhookEndpoint } from "@/lib/schemas/program/webhook";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** API keys and webhook endpoints of other programs, with their deliveries. */

const KEY: ApiKey = {
  ...{ id: 7, name: "Gestionale", prefix: "ninfea_AbCdEf", scopes: ["bookings:read"] },
  ...{ expiresOn: null, createdAt: "2026-11-02T10:00:00.000Z", lastUsedAt: null },
};
const DELIVERY: WebhookDeliveryDetails = {
  ...{ id: "94e723dc-3186-47af-9c8c-5f780967fce3", event: "booking.created", status: "pending", attempts: 1 },
  ...{ responseCode: null, nextAttemptAt: null, createdAt: "2026-11-02T10:00:00.000Z" },
  ...{ body: '{"type":"booking.created"}', answer: null, failure: null },
};

let server: LoopbackServer;
let keys: ApiKey[];
let details: WebhookDeliveryDetails;
beforeEach(async () => {
  keys = [];
  details = DELIVERY;
  server = await serveApi((response, { method, path, body }) => {
    if (path.includes("/deliveries/")) return sendJson(response, method === "POST" ? 202 : 200, details);
    if (method !== "POST") return sendJson(response, 200, keys);
    const { scopes } = JSON.parse(body);
    keys = [{ ...KEY, scopes }];
    sendJson(response, 201, { ...KEY, scopes, secret: "ninfea_segreto" });
  });
});

test("creates a key with the ticked scopes, and shows its secret until it was copied", async () => {
  const { user } = renderApp(<KeysSection />);
  expect(await screen.findByText("Nessuna chiave")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Nuova chiave" }));
  const dialog = await screen.findByRole("dialog", { name: "Nuova chiave" });
  await user.type(within(dialog).getByLabelText("Per quale programma"), "Gestionale");
  await user.click(within(dialog).getByLabelText("Leggere i clienti"));
  await user.click(within(dialog).getByLabelText("Modificare spazi, eventi e corsi"));
  await user.click(within(dialog).getByRole("button", { name: "Crea la chiave" }));
  const shown = await screen.findByRole("dialog", { name: "Ecco la chiave" });
  const sent = server.requests.find(({ method }) => method === "POST");
  expect(JSON.parse(sent?.body ?? "")).toEqual({
    ...{ name: "Gestionale", scopes: ["catalogue:write", "people:read"], expiresOn: null },
  });
  expect(within(shown).getByLabelText("Chiave")).toHaveValue("ninfea_segreto");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Ecco la chiave" })).toBeVisible();
  await user.click(within(shown).getByRole("button", { name: "Ho copiato" }));
  expect(screen.queryByDisplayValue("ninfea_segreto")).toBeNull();
  expect(await screen.findByText("Mai usata", { exact: false })).toBeVisible();
});

test("marks an expired key", async () => {
  keys = [{ ...KEY, expiresOn: "2020-01-31", scopes: [] }];
  renderApp(<KeysSection />);
  expect(await screen.findByText("Scaduta")).toBeVisible();
  expect(screen.getByText("Solo quello che è pubblico")).toBeVisible();
});

test.each([
  ["Nessuna risposta entro 10 secondi", { failure: "timeout" }],
  ["Nessuno risponde a questo indirizzo", { failure: "unreachable" }],
  ["L'indirizzo porta dentro una rete privata: non viene chiamato", { failure: "refused" }],
  ["Codice 204, senza testo", { responseCode: 204, answer: "" }],
  ["Campo sconosciuto", { responseCode: 422, answer: "Campo sconosciuto" }],
  ["Ancora niente", {}],
] as const)("shows the outcome of a delivery: %s", async (said, outcome) => {
  details = { ...DELIVERY, ...outcome };
  renderApp(<DeliveryDetails of={details} path="/api/webhook-endpoints/3/deliveries/x" />);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText(/"type": "booking.created"/)).toBeVisible();
});

test("shows since when an endpoint has been failing, and the consequence", () => {
  const endpoint: WebhookEndpoint = {
    ...{ id: 3, url: "https://example.org/avvisi", description: "", isActive: true },
    ...{ events: ["booking.created", "member.ended"], createdAt: "2026-11-02T10:00:00.000Z" },
    failingSince: "2026-11-03T10:00:00.000Z",
  };
  renderApp(<EndpointLine of={endpoint} actions={[]} />);
  expect(screen.getByText(/^Non riesce da/)).toBeVisible();
  expect(screen.getByText(/Dopo 5 giorni/)).toBeVisible();
  expect(screen.getByText("2 eventi: Prenotazione fatta, Socio uscito")).toBeVisible();
});
