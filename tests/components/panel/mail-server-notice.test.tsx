import { screen, waitFor } from "@testing-library/react";
import { MailsPage } from "@/components/admin/mails/mails-page";
import { OverviewPage } from "@/components/admin/overview/overview-page";
import { SettingsPage } from "@/components/admin/settings/settings-page";
import { PanelUser } from "@/components/admin/shared/panel-user";
import type { Role } from "@/lib/domain/person/roles";
import type { Overview } from "@/lib/schemas/panel/overview";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** Where no mail server is configured, the three screens on which one would look for it say so. */

const OVERVIEW: Overview = {
  today: "2026-11-29",
  week: { first: "2026-11-23", last: "2026-11-29" },
  todaysBookings: [],
  dueToday: [],
  lapsingToday: [],
  depositsToReturn: [],
  pending: { total: 0, bookings: [] },
  occupancy: [],
  amounts: [],
  members: null,
  counts: { upcomingBookings: 0, upcomingEvents: 0, activeCourses: 0 },
  externalConflicts: [],
  eventsAtRisk: [],
};
const SCREENS = [
  ["Oggi", <OverviewPage key="overview" />, true],
  ["Posta", <MailsPage key="mails" />, false],
  ["Impostazioni", <SettingsPage key="settings" />, false],
] as const;

let server: LoopbackServer;
let hasServer: boolean;
let asked: string[];
beforeEach(async () => {
  [hasServer, asked] = [false, []];
  server = await serveApi((response, { path }) => {
    asked.push(path);
    if (path === "/api/mails/delivery") return sendJson(response, 200, { hasServer });
    if (path === "/api/overview") return sendJson(response, 200, OVERVIEW);
    if (path.startsWith("/api/board"))
      return sendJson(response, 200, { rooms: [], entries: [], holidays: [] });
    if (path.endsWith("/calendar")) return sendJson(response, 200, { url: null });
    sendJson(response, 200, []);
  });
});
afterEach(() => server.close());

const show = (screenOf: React.ReactNode, role: Role = "secretary") =>
  renderApp(<PanelUser value={{ id: 1, role }}>{screenOf}</PanelUser>);
const notice = () => screen.queryByRole("region", { name: "Nessun server di posta" });

test.each(SCREENS)("%s says that mails cannot leave, and what can be done", async (_name, page, linksOn) => {
  show(page);
  await waitFor(() => expect(notice()).toBeVisible());
  expect(notice()).toHaveTextContent("Le e-mail non partono");
  if (linksOn)
    expect(screen.getByRole("link", { name: "Che cosa fare" })).toHaveAttribute("href", "/admin/posta");
  else expect(notice()).toHaveTextContent("SMTP_URL");
});

test.each(SCREENS)("%s says nothing of it where there is a mail server", async (_name, page) => {
  hasServer = true;
  show(page);
  await waitFor(() => expect(asked).toContain("/api/mails/delivery"));
  await screen.findAllByRole("heading", { level: 2 });
  expect(notice()).toBeNull();
});

test("the desk, who may not open Posta, is told without a link to it", async () => {
  show(<OverviewPage />, "desk");
  await waitFor(() => expect(notice()).toBeVisible());
  expect(screen.queryByRole("link", { name: "Che cosa fare" })).toBeNull();
});
