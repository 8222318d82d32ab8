import { screen, waitFor } from "@testing-library/react";
import { ImportsSection } from "@/components/admin/settings/imports/imports-section";
import type { ImportPlan } from "@/lib/schemas/import/import";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/* The assistant of imports: what is wrong is corrected in its cell, then the rows are imported. */

const WRONG: ImportPlan = {
  ...{ id: 7, kind: "people", spaceId: null, total: 2, ready: 1, duplicates: 0 },
  columns: [
    { name: "Nome", field: "firstName" },
    { name: "Cognome", field: "lastName" },
    { name: "Nato il", field: "dateOfBirth" },
  ],
  errors: [{ row: 3, field: "dateOfBirth", message: "Scrivi la data così." }],
  preview: [
    { row: 2, state: "ready", cells: ["Ada", "Rossi", "14/03/1985"] },
    { row: 3, state: "error", cells: ["Bea", "Bianchi", "ieri"] },
  ],
};
const RIGHT: ImportPlan = { ...WRONG, ready: 2, errors: [] };

let server: LoopbackServer;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = await serveApi((response, { method, path }) => {
    asked.push(`${method} ${path}`);
    if (method === "POST" && path === "/api/imports") return sendJson(response, 201, WRONG);
    if (method === "PATCH") return sendJson(response, 200, RIGHT);
    if (path.endsWith("/commit")) return sendJson(response, 200, { created: 2, skipped: 0 });
    sendJson(response, 200, []);
  });
});
afterEach(() => server.close());

test("A cell is corrected where it is wrong, and the rows are imported", async () => {
  const { user, container } = renderApp(<ImportsSection />);
  await user.click(await screen.findByRole("button", { name: "Importa un file" }));
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no field for the file");
  await user.upload(input, new File(["Nome;Cognome"], "persone.csv", { type: "text/csv" }));
  const cell = await screen.findByRole("textbox", { name: "Nato il, riga 3" });
  expect(cell).toHaveAccessibleDescription("Scrivi la data così.");
  expect(screen.getByRole("button", { name: "Importa 1 riga, senza quelle con errori" })).toBeVisible();
  await user.clear(cell);
  await user.type(cell, "01/02/1990");
  await user.click(screen.getByRole("button", { name: "Controlla le correzioni" }));
  await user.click(await screen.findByRole("button", { name: "Importa 2 righe" }));
  await waitFor(() => expect(asked).toContain("POST /api/imports/7/commit"));
  expect(await screen.findByRole("button", { name: "Importa un file" })).toBeVisible();
});
