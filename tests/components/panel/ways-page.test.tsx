import { screen, waitFor, within } from "@testing-library/react";
import { WaysPage } from "@/components/admin/settings/ways/ways-page";
import { EXAMPLE_SETTINGS } from "@/tests/helpers/example-member";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS, SATISPAY } from "@/tests/helpers/ways-to-pay";

/** The ways to pay are named, ordered, disabled and added in the settings. */

let sent: unknown[];
beforeEach(async () => {
  sent = [];
  await serveApi((response, { method, body }) => {
    if (method === "PATCH") sent.push(JSON.parse(body));
    sendJson(response, 200, EXAMPLE_SETTINGS);
  });
});

it("adds a way with a key of its own, moves it above another, and disables one", async () => {
  const { user } = renderApp(<WaysPage />);
  await user.click(await screen.findByRole("button", { name: "Aggiungi un modo di pagare" }));
  const added = within(screen.getByRole("group", { name: "il nuovo modo" }));
  await user.type(added.getByLabelText("Nome"), SATISPAY.label);
  await user.type(added.getByLabelText("Istruzioni"), SATISPAY.instructions);
  // Braces are special keys for user-event.
  await user.type(added.getByLabelText("Collegamento"), (SATISPAY.link ?? "").replaceAll("{", "{{"));
  await user.type(added.getByLabelText("Istruzioni in inglese"), "Give your name.");
  await user.click(screen.getByRole("button", { name: "Sposta in su Satispay" }));
  await user.click(screen.getByRole("switch", { name: "Proponi Bonifico a chi paga" }));
  await user.click(screen.getByRole("button", { name: "Salva i modi di pagare" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const [cash, transfer, pos, online] = DEFAULT_PAYMENT_METHODS;
  expect(sent).toEqual([{ paymentMethods: [cash, { ...transfer, isActive: false }, pos, SATISPAY, online] }]);
});

it("sends nothing while a link is not an https URL", async () => {
  const { user } = renderApp(<WaysPage />);
  const [link] = await screen.findAllByLabelText("Collegamento");
  if (link === undefined) throw new Error("No field for a link");
  await user.type(link, "http://example.org");
  await user.click(screen.getByRole("button", { name: "Salva i modi di pagare" }));
  await waitFor(() => expect(link).toBeInvalid());
  expect(sent).toEqual([]);
});

it("does not allow removing the last active way", async () => {
  const { user } = renderApp(<WaysPage />);
  for (const name of ["Contanti", "Bonifico", "Carta (POS)"])
    await user.click(await screen.findByRole("button", { name: `Togli ${name}` }));
  expect(screen.getByRole("button", { name: "Togli Carta online" })).toBeDisabled();
});
