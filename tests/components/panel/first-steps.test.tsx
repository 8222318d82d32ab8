import { screen } from "@testing-library/react";
import { FirstSteps } from "@/components/admin/shared/first-steps";
import type { Setup, SetupStep } from "@/lib/schemas/site/setup";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** The setup list for a new site. */

const KEYS: SetupStep[] = ["password", "identity", "payment", "demonstration"];
const NONE = {
  registrations: 0,
  bookings: 0,
  closures: 0,
  galleryImages: 0,
  events: 0,
  courses: 0,
  teachers: 0,
  spaces: 0,
  people: 0,
};

let setup: Setup;
beforeEach(async () => {
  setup = {
    hasDemonstration: false,
    isDismissed: false,
    steps: KEYS.map((key) => ({ key, isDone: key === "demonstration" })),
    demonstration: { removable: NONE, changed: NONE, used: NONE },
  };
  await serveApi((response, { method, body }) => {
    if (method === "PATCH") setup = { ...setup, ...JSON.parse(body) };
    sendJson(response, 200, setup);
  });
});

test("links each step to its field, and stores its dismissal on the server", async () => {
  const { user } = renderApp(<FirstSteps canBeDismissed />);
  expect(await screen.findByText(/^Mancano 3 passi/)).toBeVisible();
  expect(screen.getByRole("link", { name: /IBAN/ })).toHaveAttribute(
    "href",
    "/admin/impostazioni/ricevute#iban",
  );
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  expect(await screen.findByText("Elenco chiuso")).toBeVisible();
  expect(setup.isDismissed).toBe(true);
  expect(screen.queryByRole("link", { name: /IBAN/ })).toBeNull();
});

test("names the demonstration data only while there is some to remove", async () => {
  const { unmount } = renderApp(<FirstSteps canBeDismissed />);
  expect(await screen.findByText(/^Mancano 3 passi/)).toBeVisible();
  expect(screen.queryByText("Togli i dati dimostrativi")).toBeNull();
  unmount();
  setup = { ...setup, steps: setup.steps.map(({ key }) => ({ key, isDone: false })) };
  renderApp(<FirstSteps canBeDismissed />);
  expect(await screen.findByText("Togli i dati dimostrativi")).toBeVisible();
});

test("shows a dismissed list in the settings, where it can be restored", async () => {
  setup = { ...setup, isDismissed: true };
  const { user } = renderApp(<FirstSteps canBeDismissed={false} />);
  await user.click(await screen.findByRole("button", { name: "Mostra di nuovo in Oggi" }));
  expect(await screen.findByText("Elenco di nuovo in Oggi")).toBeVisible();
  expect(setup.isDismissed).toBe(false);
});
