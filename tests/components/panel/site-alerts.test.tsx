import { screen } from "@testing-library/react";
import { SiteAlerts } from "@/components/admin/overview/site-alerts";
import type { SiteState } from "@/lib/schemas/site/alert";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** Technical alerts about the site, worded for its administrator. */

let state: SiteState;
beforeEach(async () => {
  await serveApi((response) => sendJson(response, 200, state));
});

test("shows each alert with its count and date", async () => {
  const alerts: SiteState["alerts"] = [
    { kind: "mailsLate", count: 3, since: "2026-11-26T08:05:00.000Z" },
    { kind: "standbyMissing", count: 1, since: null },
    { kind: "backupOld", count: 1, since: "2026-11-20T02:00:00.000Z" },
  ];
  state = { alerts, lastBackupAt: null, restoredAt: null };
  renderApp(<SiteAlerts />);
  const notice = await screen.findByRole("region", { name: "Da sistemare nel sito" });
  expect(notice).toHaveTextContent(/3 e-mail non partono da .*26 nov.*9:05/);
  expect(notice).toHaveTextContent("Manca un database di riserva");
  expect(notice).toHaveTextContent(/copia di sicurezza è del .*20 nov/);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

test("shows the dates of the last backup and of the last restore test if there are no alerts", async () => {
  state = {
    alerts: [],
    lastBackupAt: "2026-11-26T00:31:00.000Z",
    restoredAt: "2026-11-22T03:34:00.000Z",
  };
  renderApp(<SiteAlerts />);
  const line = await screen.findByText(/Ultima copia di sicurezza: .*26 nov.*1:31/);
  expect(line).toHaveTextContent(/Ultima prova di ripristino riuscita: .*22 nov.*4:34/);
});
