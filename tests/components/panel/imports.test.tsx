import { screen, waitFor } from "@testing-library/react";
import { ImportsSection } from "@/components/admin/settings/imports/imports-section";
import type { ImportPlan } from "@/lib/schemas/import/import";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/* The import assistant: errors are corrected in their cells, then the rows are imported. */

const WRONG: ImportPlan = {
  ...{ id: 7, kind: "people", spaceId: null, total: 2, ready: 1, duplicates: 0 },
  columns: [
    { name: "Nome", field: "firstName" },
    { name: "Cognome", field: "lastName" },
    { name: "Nato il", field: "dateOfBirth" },
  ],
  errors: [{ row: 3, field: "dateOfBirth", message: "Scrivi la data così." }],
  warnings: [],
  table: {
    ...{ encoding: "utf-8", separator: "semicolon", header: 1, isSure: true },
    heads: [
      { row: 1, text: "Nome · Cognome · Nato il" },
      { row: 2, text: "Ada · Rossi · 14/03/1985" },
    ],
  },
  preview: [
    { row: 2, state: "ready", cells: ["Ada", "Rossi", "14/03/1985"] },
    { row: 3, state: "error", cells: ["Bea", "Bianchi", "ieri"] },
  ],
};
/** Thirty rows, of which the twenty-ninth has an error. */
const LONG: ImportPlan = {
  ...WRONG,
  ...{ total: 30, ready: 29, errors: [{ row: 30, field: "dateOfBirth", message: "Scrivi la data così." }] },
  preview: Array.from({ length: 30 }, (_, at) => ({
    row: at + 2,
    state: at === 28 ? ("error" as const) : ("ready" as const),
    cells: [`Ada ${at + 2}`, "Rossi", at === 28 ? "ieri" : ""],
  })),
};
const RIGHT: ImportPlan = { ...WRONG, ready: 2, errors: [] };

let asked: string[];
/** The language requested for the response to the file. */
let language: string | undefined;
let plan: ImportPlan;
/** The form data with which the file was last sent. */
let sentFile: string;
beforeEach(async () => {
  plan = WRONG;
  document.documentElement.lang = "it";
  asked = [];
  await serveApi((response, { method, path, headers, body }) => {
    asked.push(`${method} ${path}`);
    if (method === "POST" && path === "/api/imports") {
      language = headers["accept-language"];
      sentFile = body;
      if (body.includes("PK"))
        return sendJson(response, 400, { code: "VALIDATION", message: "Salvalo come CSV." });
      return sendJson(response, 201, plan);
    }
    if (method === "PATCH") return sendJson(response, 200, RIGHT);
    if (path.endsWith("/commit")) return sendJson(response, 200, { created: 2, skipped: 0 });
    sendJson(response, 200, []);
  });
});

/** Opens the assistant and uploads a file. */
async function readFile(file = new File(["Nome;Cognome"], "persone.csv", { type: "text/csv" })) {
  const { user, container } = renderApp(<ImportsSection />);
  await user.click(await screen.findByRole("button", { name: "Importa un file" }));
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no field for the file");
  await user.upload(input, file);
  return user;
}

test("corrects an error in its cell and imports the rows", async () => {
  const user = await readFile();
  const cell = await screen.findByRole("textbox", { name: "Nato il, riga 3" });
  expect(cell).toHaveAccessibleDescription("Scrivi la data così.");
  expect(language).toBe("it");
  expect(screen.getByRole("button", { name: "Importa 1 riga, senza quelle con errori" })).toBeVisible();
  await user.clear(cell);
  await user.type(cell, "01/02/1990");
  await user.click(screen.getByRole("button", { name: "Controlla le correzioni" }));
  await user.click(await screen.findByRole("button", { name: "Importa 2 righe" }));
  await waitFor(() => expect(asked).toContain("POST /api/imports/7/commit"));
  expect(await screen.findByRole("button", { name: "Importa un file" })).toBeVisible();
});

test("keeps in view why a spreadsheet was refused", async () => {
  await readFile(new File(["PK"], "soci.xlsx"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Il file non è stato letto. Salvalo come CSV.");
  expect(
    screen.getByText(/^Un file CSV, .*Un foglio di Excel \(\.xlsx\) si salva prima come CSV/),
  ).toBeVisible();
});

test("shows all rows in pages, or only those with errors", async () => {
  plan = LONG;
  const user = await readFile();
  expect(await screen.findByRole("cell", { name: "Ada 2" })).toBeVisible();
  expect(screen.queryByRole("cell", { name: "Ada 30" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Pagina successiva" }));
  for (const row of [27, 28, 29, 30, 31])
    expect(screen.getByRole("cell", { name: `Ada ${row}` })).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Solo le righe da correggere" }));
  expect(screen.getAllByRole("row")).toHaveLength(2);
  expect(screen.getByRole("textbox", { name: "Nato il, riga 30" })).toBeVisible();
});

test("lets the user choose an unclear header row, and reads the file again", async () => {
  plan = {
    ...WRONG,
    table: {
      ...{ encoding: "utf-8", separator: "comma", header: 1, isSure: false },
      heads: [
        { row: 1, text: "Elenco" },
        { row: 2, text: "Persona · Nota" },
      ],
    },
  };
  const user = await readFile();
  const rows = await screen.findByRole("combobox", { name: "Riga dei titoli" });
  expect(screen.getByRole("combobox", { name: "Separatore" })).toHaveValue("comma");
  plan = { ...RIGHT, id: 8 };
  await user.selectOptions(rows, "2: Persona · Nota");
  expect(await screen.findByText("Altro")).toBeVisible();
  expect(sentFile).toMatch(/name="header"\r\n\r\n2\r\n/);
  await waitFor(() => expect(asked).toContain("DELETE /api/imports/7"));
});

test("a list of members that is read as people says so, and is read again as members", async () => {
  const names = ["Nome", "Cognome", "Numero socio", "Categoria", "Data ammissione"];
  plan = { ...RIGHT, columns: names.map((name) => ({ name, field: null })) };
  const user = await readFile();
  await screen.findByText("Hai scelto «Persone», ma le colonne del file sembrano di «Soci».");
  await user.click(screen.getByRole("button", { name: "Leggi come «Soci»" }));
  await waitFor(() => expect(asked).toContain("DELETE /api/imports/7"));
  expect(sentFile).toMatch(/name="kind"\r\n\r\nmembers/);
});
