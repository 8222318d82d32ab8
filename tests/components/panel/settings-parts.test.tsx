import { screen, waitFor } from "@testing-library/react";
import { CancellationSection } from "@/components/admin/settings/rules/cancellation-page";
import { BookingRulesPage, FiscalPage } from "@/components/admin/settings/rules/rules-pages";
import { SettingsPage } from "@/components/admin/settings/settings-page";
import { EXAMPLE_SETTINGS } from "@/tests/helpers/example-member";
import { SITE } from "@/tests/helpers/example-site";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, renderPanel, serveApi } from "@/tests/helpers/render-app";

/** The settings: an index of pages, each of which saves its own fields. */

let sent: unknown[];
beforeEach(async () => {
  sent = [];
  await serveApi((response, { method, path, body }) => {
    if (method === "PATCH") sent.push(JSON.parse(body));
    sendJson(response, 200, path === "/api/site" ? SITE : EXAMPLE_SETTINGS);
  });
});

test("sends only the fields of its page", async () => {
  const { user } = renderApp(<BookingRulesPage />);
  const notice = await screen.findByRole("spinbutton", { name: "Preavviso minimo (minuti)" });
  await user.clear(notice);
  await user.type(notice, "90");
  await user.selectOptions(screen.getByLabelText("Mese"), "giugno");
  await user.selectOptions(screen.getByLabelText("Giorno"), "29");
  await user.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual([
    ...["changeHours", "horizonMonths", "maxOpenBookings", "noticeMinutes"],
    ...["observesHolidays", "patronSaintDay", "prepayHours"],
  ]);
  expect(sent[0]).toMatchObject({ noticeMinutes: 90, patronSaintDay: "06-29" });
});

test("shows the IBAN on the page of the receipts, with the error of an invalid one at its field", async () => {
  const { user } = renderApp(<FiscalPage />);
  const iban = await screen.findByRole("textbox", { name: /^IBAN/ });
  await user.clear(iban);
  await user.type(iban, "IT00");
  await user.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(iban).toBeInvalid());
  expect(sent).toEqual([]);
});

test("edits a cancellation step as two numbers, with its meaning in words below", async () => {
  const { user } = renderApp(<CancellationSection />);
  await user.click(await screen.findByRole("button", { name: "Aggiungi uno scaglione" }));
  await user.type(screen.getByRole("spinbutton", { name: "Ore dello scaglione 1" }), "100");
  await user.type(screen.getByRole("spinbutton", { name: "Percentuale dello scaglione 1" }), "100");
  expect(screen.getByText(/Chi annulla più di 100 ore prima riceve il 100%/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ cancellationSteps: [{ hours: 100, percent: 100 }, ...SITE.cancellationSteps] });
});

test("refuses steps in the wrong order, and explains the rule", async () => {
  const { user } = renderApp(<CancellationSection />);
  await user.click(await screen.findByRole("button", { name: "Aggiungi uno scaglione" }));
  await user.type(screen.getByRole("spinbutton", { name: "Ore dello scaglione 1" }), "1");
  await user.type(screen.getByRole("spinbutton", { name: "Percentuale dello scaglione 1" }), "100");
  await user.click(screen.getByRole("button", { name: "Salva" }));
  expect(await screen.findByText(/^Le ore devono scendere/)).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ["admin", ["Sito", "Ricevute e fisco", "Persone del centro", "Registro"], []],
  ["secretary", ["Posta", "Schermi"], ["Sito", "Registro"]],
] as const)("shows the role %s its pages in the index", async (role, shown, hidden) => {
  renderPanel(<SettingsPage />, role);
  for (const name of shown)
    expect(screen.getByRole("link", { name: new RegExp(`^${name}`) })).toBeInTheDocument();
  for (const name of hidden) expect(screen.queryByRole("link", { name: new RegExp(`^${name}`) })).toBeNull();
});
