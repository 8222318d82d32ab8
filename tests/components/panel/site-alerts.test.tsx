import { screen } from "@testing-library/react";
import { SiteAlerts } from "@/components/admin/overview/site-alerts";
import type { SiteAlert } from "@/lib/schemas/site/alert";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** What is wrong with the site as a machine, in words for its administrator. */

let server: LoopbackServer;
let alerts: SiteAlert[];
beforeEach(async () => {
  server = await serveApi((response) => sendJson(response, 200, alerts));
});
afterEach(() => server.close());

test("each alert is said with its number and its day", async () => {
  alerts = [
    { kind: "mailsLate", count: 3, since: "2026-11-26T08:05:00.000Z" },
    { kind: "standbyMissing", count: 1, since: null },
    { kind: "backupOld", count: 1, since: "2026-11-20T02:00:00.000Z" },
  ];
  renderApp(<SiteAlerts />);
  const notice = await screen.findByRole("region", { name: "Da sistemare nel sito" });
  expect(notice).toHaveTextContent(/3 e-mail non partono dal .*26 nov.*9:05/);
  expect(notice).toHaveTextContent("Manca un database di riserva");
  expect(notice).toHaveTextContent(/copia di sicurezza è del .*20 nov/);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});
