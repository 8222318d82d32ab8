import { screen } from "@testing-library/react";
import { AuditPage } from "@/components/admin/audit/audit-page";
import { AUDIT_RETENTION_MONTHS, BROWSING_RETENTION_MONTHS } from "@/lib/domain/person/retention";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

it("states how long the entries are stored, and that their network addresses are deleted earlier", async () => {
  const server = await serveApi((response) => sendJson(response, 200, []));
  renderApp(<AuditPage />);
  expect(await screen.findByText("Ancora nulla")).toBeVisible();
  const intro = screen.getByText(/^Qui trovi ogni modifica fatta dal pannello/);
  expect(intro).toHaveTextContent(`Le righe restano ${AUDIT_RETENTION_MONTHS} mesi`);
  expect(intro).toHaveTextContent(`Dopo ${BROWSING_RETENTION_MONTHS} mesi sparisce solo l'indirizzo di rete`);
  await server.close();
});
