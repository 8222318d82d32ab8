import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { matching } from "@/components/admin/books/counterparty-choices";
import { JournalPage } from "@/components/admin/books/journal-page";
import { StatementPage } from "@/components/admin/books/statement-page";
import { closableYear, openableYear } from "@/components/admin/books/use-book-years";
import type { JournalLine } from "@/lib/domain/books/journal";
import { statementRows, statementTotals } from "@/lib/domain/books/statement";
import type { Role } from "@/lib/domain/person/roles";
import type { BookEntry } from "@/lib/schemas/books/book-entry";
import type { CashCount } from "@/lib/schemas/books/cash-count";
import type { Statement } from "@/lib/schemas/books/statement";
import type { BookYearAnswer } from "@/lib/schemas/books/year";
import { EXAMPLE_SETTINGS } from "@/tests/helpers/example-member";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderPanel, serveApi } from "@/tests/helpers/render-app";

/** The books in the panel: entering, reversing, summing and closing. */

const TODAY = "2026-11-23";

const YEARS: BookYearAnswer[] = [
  { year: 2026, cash: 12_000, bank: 250_000, state: "open" },
  { year: 2025, cash: 10_000, bank: 200_000, state: "open" },
  { year: 2024, cash: 5_000, bank: 150_000, state: "closed" },
];

const ENTRY: BookEntry = {
  ...{ id: 4, direction: "out", account: "cash", from: null, to: null, category: "A2", label: null },
  ...{
    amount: 4050,
    date: "2024-03-05",
    counterparty: "Tipografia Verdi",
    note: "Locandine",
    documentUrl: null,
  },
  ...{
    reversalOf: null,
    teacherId: null,
    isReversed: false,
    createdAt: "2024-03-05T10:00:00Z",
    createdBy: 1,
  },
};

const LINES: JournalLine[] = [
  {
    date: "2026-01-05",
    account: "cash",
    amount: 5000,
    balance: 15_000,
    label: "Carnet, Anna Rossi",
    word: null,
  },
  {
    date: "2026-02-05",
    account: "cash",
    amount: -3000,
    balance: 12_000,
    label: "A2 Servizi",
    word: "Pulizie",
  },
  {
    date: "2026-02-06",
    account: "bank",
    amount: 50_000,
    balance: 250_000,
    label: "A4 Erogazioni",
    word: null,
  },
];

const SUMS = [{ direction: "in" as const, key: "A4", amount: 50_000 }];
const STATEMENT: Statement = {
  year: 2025,
  rows: statementRows(SUMS, []),
  totals: statementTotals(SUMS),
  balances: { cash: 10_000, bank: 200_000, previousCash: 5_000, previousBank: 150_000 },
  depositsHeld: 0,
};

let sent: { path: string; body: unknown }[];
let isClosed: boolean;
let years: BookYearAnswer[];
let counted: CashCount;
beforeEach(async () => {
  sent = [];
  isClosed = false;
  years = YEARS;
  counted = { expected: 12_000, counted: 12_000, entry: null };
  await serveApi((response, { path, method, body }) => {
    if (method === "POST") {
      sent.push({ path, body: body === "" ? null : JSON.parse(body) });
      if (isClosed)
        return sendJson(response, 409, { code: "YEAR_CLOSED", message: "L'anno di questa data è chiuso." });
      if (path.endsWith("/cash-count")) return sendJson(response, 201, counted);
      if (path.endsWith("/closing")) return sendJson(response, 200, { ...YEARS[1], state: "closed" });
      return sendJson(response, 201, ENTRY);
    }
    if (path === "/api/settings") return sendJson(response, 200, EXAMPLE_SETTINGS);
    if (path.startsWith("/api/books")) return sendJson(response, 200, years);
    if (path.startsWith("/api/reports/journal")) return sendJson(response, 200, { rows: LINES });
    if (path.startsWith("/api/reports/statement/entries"))
      return sendJson(response, 200, [{ date: "2025-04-01", amount: 50_000, label: "A4 Erogazioni, Rossi" }]);
    if (path === "/api/teachers?all=true") return sendJson(response, 200, []);
    if (path.startsWith("/api/reports/statement")) return sendJson(response, 200, STATEMENT);
    if (path.startsWith("/api/book-entries/counterparties"))
      return sendJson(response, 200, [
        { name: "Tipografia Verdi", direction: "out", category: "A2", label: null },
      ]);
    return sendJson(response, 200, [ENTRY]);
  });
});

function renderJournal(role: Role = "treasurer") {
  return renderPanel(<JournalPage today={TODAY} />, role);
}

/** Opens the dialog of a new entry. */
async function openDialog(role: Role = "treasurer") {
  const { user } = renderJournal(role);
  await user.click(screen.getByRole("button", { name: "Nuovo movimento" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Nuovo movimento" })) };
}

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

describe("an entry", () => {
  it("is sent as typed, in cents, with the row from its side of the statement", async () => {
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByLabelText("Per che cosa"), "A2 · Servizi");
    await user.type(dialog.getByLabelText("Importo (€)"), "40,50");
    await user.type(dialog.getByLabelText(/^Da chi o a chi/), "Tipografia Verdi");
    await user.click(dialog.getByRole("button", { name: "Registra" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: "/api/book-entries",
      body: {
        ...{ direction: "out", account: "cash", category: "A2", amount: 4050, date: TODAY },
        ...{ counterparty: "Tipografia Verdi", note: null, documentUrl: null, teacherId: null },
      },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is sent with an everyday label, and shows the row in which it counts", async () => {
    const { user, dialog } = await openDialog();
    await dialog.findByRole("option", { name: "Affitto" });
    await user.selectOptions(dialog.getByLabelText("Per che cosa"), "Affitto");
    expect(dialog.getByText("Nel rendiconto: A3 · Godimento beni di terzi")).toBeVisible();
    await user.type(dialog.getByLabelText("Importo (€)"), "40");
    await user.click(dialog.getByRole("button", { name: "Registra" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ direction: "out", label: "affitto" });
    expect(sent[0]?.body).not.toHaveProperty("category");
  });

  it("requires another row when it becomes income", async () => {
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByLabelText("Per che cosa"), "A2 · Servizi");
    await user.selectOptions(dialog.getByLabelText("Tipo"), "Entrata");
    await user.type(dialog.getByLabelText("Importo (€)"), "40");
    await user.click(dialog.getByRole("button", { name: "Registra" }));
    expect(await dialog.findByText("Campo obbligatorio")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("moves money between cash and bank without a row", async () => {
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByLabelText("Tipo"), "Giroconto");
    expect(dialog.queryByLabelText("Per che cosa")).toBeNull();
    expect(dialog.getByText(/^Dalla cassa alla banca/)).toBeVisible();
    await user.type(dialog.getByLabelText("Importo (€)"), "100");
    await user.click(dialog.getByRole("button", { name: "Registra" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ direction: "transfer", from: "cash", to: "bank", amount: 10_000 });
    expect(sent[0]?.body).not.toHaveProperty("category");
  });

  it("accepts its document from a folder or from a phone's camera", async () => {
    const { dialog } = await openDialog();
    // Only shown on touch screens, but this test has no style sheet.
    expect(dialog.getByText("Fotografa")).toBeInTheDocument();
    const [fromFolder, fromCamera] = screen
      .getByRole("dialog", { name: "Nuovo movimento" })
      .querySelectorAll("input[type=file]");
    expect(fromFolder).toHaveAttribute("accept", "application/pdf,image/jpeg,image/png");
    expect(fromFolder).not.toHaveAttribute("capture");
    expect(fromCamera).toHaveAttribute("accept", "image/jpeg,image/png");
    expect(fromCamera).toHaveAttribute("capture", "environment");
  });

  it("is refused in a closed year with a message that names the year, and the input is preserved", async () => {
    const { user, dialog } = await openDialog();
    isClosed = true;
    await user.selectOptions(dialog.getByLabelText("Per che cosa"), "A2 · Servizi");
    await user.type(dialog.getByLabelText("Importo (€)"), "40");
    await user.clear(dialog.getByLabelText("Data"));
    await user.type(dialog.getByLabelText("Data"), "2024-12-30");
    await user.click(dialog.getByRole("button", { name: "Registra" }));
    expect(await dialog.findByText(/^Il 2024 è chiuso/)).toBeVisible();
    expect(dialog.getByLabelText("Importo (€)")).toHaveValue("40");
  });

  it("is confirmed with its day, and shows in the journal even if it is of last year", async () => {
    const { user, dialog } = await openDialog();
    expect(screen.getByLabelText("Dal")).toHaveValue("2026-01-01");
    await user.selectOptions(dialog.getByLabelText("Per che cosa"), "A2 · Servizi");
    await user.type(dialog.getByLabelText("Importo (€)"), "40");
    await user.clear(dialog.getByLabelText("Data"));
    await user.type(dialog.getByLabelText("Data"), "2025-12-30");
    await user.click(dialog.getByRole("button", { name: "Registra" }));
    expect((await screen.findAllByText(/40,00\s€ · mar 30 dic 2025/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getByLabelText("Dal")).toHaveValue("2025-12-30"));
  });

  it("from a closed year is reversed in the current year, as the confirmation explains", async () => {
    const { user } = renderJournal();
    await user.click(screen.getByRole("tab", { name: "Registrati a mano" }));
    await user.click(await screen.findByRole("button", { name: /Altre azioni.*Tipografia Verdi/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Storna" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/Il 2024 è chiuso e non cambia.*conta nel 2026/)).toBeVisible();
    await user.type(dialog.getByLabelText("Motivo"), "doppio");
    await user.click(dialog.getByRole("button", { name: "Storna" }));
    await waitFor(() =>
      expect(sent).toEqual([{ path: "/api/book-entries/4/reversal", body: { reason: "doppio" } }]),
    );
  });
});

test("a cash balance below zero is marked, with the usual minus sign", async () => {
  years = [{ year: 2026, cash: -29_000, bank: 0, state: "open" }];
  renderJournal();
  const balances = await screen.findByRole("region", { name: "Saldi di oggi" });
  expect(balances).toHaveTextContent("−290,00");
  expect(balances).toHaveTextContent("La cassa non può avere meno di zero");
});

describe("the last counterparties", () => {
  it("are suggested below their field, and fill in the name and the row", async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/^Da chi o a chi/), "verd");
    await user.click(await dialog.findByRole("button", { name: "Tipografia Verdi · A2" }));
    expect(dialog.getByLabelText(/^Da chi o a chi/)).toHaveValue("Tipografia Verdi");
    expect(dialog.getByLabelText("Per che cosa")).toHaveValue("out A2");
    expect(dialog.queryByRole("button", { name: /Tipografia Verdi/ })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("are filtered by the typed text, and exclude a name typed in full", () => {
    const names = ["Rossi", "Bianchi", "Rosselli", "Grossisti"];
    const all = names.map((name) => ({ name, direction: "in" as const, category: "A4", label: null }));
    expect(matching(all, " ross").map(({ name }) => name)).toEqual(["Rossi", "Rosselli", "Grossisti"]);
    expect(matching(all, "rossi").map(({ name }) => name)).toEqual(["Grossisti"]);
  });
});

describe("a cash count", () => {
  const count = async (counted: string, reason = "") => {
    const { user } = renderJournal();
    await user.click(await screen.findByRole("button", { name: "Conta la cassa" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Conta la cassa" }));
    await user.type(dialog.getByLabelText("Quanto c'è (€)"), counted);
    if (reason) await user.type(dialog.getByLabelText(/^Motivo/), reason);
    await user.click(dialog.getByRole("button", { name: "Chiudi la conta" }));
    return dialog;
  };

  it("reports that it matches the balance", async () => {
    await count("120");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Conta la cassa" })).toBeNull());
    expect(sent).toEqual([{ path: "/api/books/cash-count", body: { counted: 12_000, reason: null } }]);
    expect((await screen.findAllByText(/^La cassa torna/)).length).toBeGreaterThan(0);
  });

  it("requires a reason for a difference", async () => {
    const dialog = await count("118,50");
    expect(await dialog.findByText(/^Mancano 1,50.€/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("is sent as counted, and shows the resulting entry", async () => {
    const note = "Conteggio della cassa: 118,50 € invece di 125,00 €. Resto sbagliato";
    counted = { expected: 12_500, counted: 11_850, entry: { ...ENTRY, note } };
    await count("118,50", "Resto sbagliato");
    await waitFor(() => expect(sent).toHaveLength(1));
    const body = { counted: 11_850, reason: "Resto sbagliato" };
    expect(sent[0]).toEqual({ path: "/api/books/cash-count", body });
    expect((await screen.findAllByText(note)).length).toBeGreaterThan(0);
  });

  it("is not available to secretaries, who see no balance", async () => {
    renderJournal("secretary");
    expect(await screen.findByRole("button", { name: "Nuovo movimento" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Conta la cassa" })).toBeNull();
  });
});

describe("the journal", () => {
  const sumsOf = (account: string) =>
    within(screen.getByRole("table", { name: "Somme per conto" }))
      .getByRole("row", { name: new RegExp(`^${account}`) })
      .textContent.replaceAll("\u00a0", " ");

  it("shows the totals of its displayed entries by account", async () => {
    const { user } = renderJournal();
    await screen.findByText("Carnet, Anna Rossi");
    expect(sumsOf("Cassa")).toBe("Cassa50,00 €30,00 €");
    expect(sumsOf("Banca")).toBe("Banca500,00 €0,00 €");
    await user.selectOptions(screen.getByLabelText("Tipo"), "Solo uscite");
    expect(screen.queryByText("Carnet, Anna Rossi")).toBeNull();
    expect(sumsOf("Cassa")).toBe("Cassa0,00 €30,00 €");
  });

  it("is not available to secretaries, who see and enter cash only", async () => {
    const { dialog } = await openDialog("secretary");
    expect(screen.queryByText("Saldi di oggi")).toBeNull();
    expect(screen.queryByRole("tab", { hidden: true })).toBeNull();
    expect(optionsOf(dialog.getByLabelText("Tipo"))).toEqual(["Entrata", "Uscita"]);
    expect(optionsOf(dialog.getByLabelText("Conto"))).toEqual(["Cassa"]);
  });
});

describe("a year of the books", () => {
  it("can be closed next if it is the oldest open one and has ended", () => {
    expect(closableYear(YEARS, 2026)).toBe(2025);
    expect(closableYear(YEARS.slice(0, 1), 2026)).toBeNull();
  });

  it("can be opened manually if it is the first and none is closed", () => {
    expect(openableYear(YEARS)).toBeNull();
    expect(openableYear(YEARS.slice(0, 2))).toBe(2025);
  });

  it("closes once the user has confirmed that the balances were compared", async () => {
    const { user } = renderPanel(<StatementPage today={TODAY} />, "treasurer");
    await user.click(await screen.findByRole("button", { name: "Mostra il rendiconto del 2025" }));
    await user.click(await screen.findByRole("button", { name: "Chiudi il 2025" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Chiudere il 2025?" }));
    await user.click(dialog.getByRole("button", { name: "Chiudi per sempre" }));
    expect(await dialog.findByText(/^Confronta i saldi/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole("checkbox"));
    await user.click(dialog.getByRole("button", { name: "Chiudi per sempre" }));
    await waitFor(() => expect(sent).toEqual([{ path: "/api/books/2025/closing", body: null }]));
    expect((await screen.findAllByText("Il 2025 è chiuso")).length).toBeGreaterThan(0);
  });

  it("shows its opening balances before it is closed, if it is the first one", async () => {
    const opening =
      /^Il 2025 è il primo anno dei conti e comincia con 50,00.€ in cassa e 1\.?500,00.€ in banca/;
    const { user } = renderPanel(<StatementPage today={TODAY} />, "treasurer");
    const ask = async () => {
      await user.click(await screen.findByRole("button", { name: "Chiudi il 2025" }));
      return within(await screen.findByRole("alertdialog", { name: "Chiudere il 2025?" }));
    };
    await user.click(await screen.findByRole("button", { name: "Mostra il rendiconto del 2025" }));
    expect((await ask()).queryByText(opening)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Indietro" }));
    years = YEARS.slice(0, 2);
    cleanup();
    renderPanel(<StatementPage today={TODAY} />, "treasurer");
    await user.click(await screen.findByRole("button", { name: "Mostra il rendiconto del 2025" }));
    expect((await ask()).getByText(opening)).toBeVisible();
  });

  it("shows the entries behind a figure, and offers an archive for the accountant", async () => {
    const { user } = renderPanel(<StatementPage today={TODAY} />, "treasurer");
    await user.click(await screen.findByRole("button", { name: "Mostra il rendiconto del 2025" }));
    await user.click(
      await screen.findByRole("button", { name: /^500,00.€, Erogazioni liberali: mostra i movimenti$/ }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "A4 · Erogazioni liberali, 2025" }));
    expect((await dialog.findAllByText("A4 Erogazioni, Rossi"))[0]).toBeVisible();
    expect(dialog.getByText(/500,00.€ in tutto/)).toBeVisible();
    await user.keyboard("{Escape}");
    const archive = screen.getByRole("link", { name: "Tutto per il commercialista (ZIP)" });
    expect(archive).toHaveAttribute("href", "/api/books/2025/archive");
  });
});
