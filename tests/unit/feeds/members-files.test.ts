import { cardPdf, cardSheetPdf } from "@/lib/feeds/member-card";
import { registerCsv } from "@/lib/feeds/register-csv";
import { type RegisterFile, registerPdf } from "@/lib/feeds/register-pdf";
import type { RegisterRow } from "@/lib/schemas/membership/register";
import { pagesOfPdf } from "../../helpers/pdf";

const ROW: RegisterRow = {
  ...{ id: 1, number: 7, status: "admitted", category: "ordinario", firstName: "Zoë", lastName: "Dvořák" },
  ...{ dateOfBirth: "1980-05-01", placeOfBirth: "Milano", fiscalCode: "DVRZOE80E41F205X" },
  ...{ address: "Via Roma 1", city: "Milano", postalCode: "20100", appliedOn: "2026-11-02" },
  ...{ decidedOn: "2026-11-12", resolution: "verbale n. 4 del 12/11/2026", endedOn: null, endReason: null },
};

const registerOf = (rows: readonly RegisterRow[]): RegisterFile => ({
  on: "2026-11-30",
  association: "Associazione Esempio",
  categories: [{ key: "ordinario", label: "Socio ordinario", fee: 2000 }],
  rows,
});

const card = {
  ...{ association: "Associazione Esempio", number: 7, name: "Zoë Dvořák", category: "Socio ordinario" },
  ...{ paidUntil: "2026-12-31", code: "A1B2C3D4E5F6" },
};

test("a card contains the association, number, name, validity and code as text", async () => {
  const [text, ...others] = pagesOfPdf(await cardPdf(card));
  expect(others).toEqual([]);
  for (const part of [
    ...["Associazione Esempio", "Tessera n. 7", "Zoë Dvořák", "Socio ordinario"],
    ...["Valida fino al 31 dicembre 2026", "A1B2C3D4E5F6"],
  ])
    expect(text).toContain(part);
  expect(pagesOfPdf(await cardPdf({ ...card, paidUntil: null }))[0]).toContain("Quota da pagare");
});

test("a long name, association and category fit on one card", async () => {
  const long = "Maria Antonietta Giuseppina ".repeat(6);
  expect(pagesOfPdf(await cardPdf({ ...card, name: long, association: long, category: long }))).toHaveLength(
    1,
  );
});

test("a sheet has eight cards", async () => {
  const cards = Array.from({ length: 17 }, (_, index) => ({ ...card, number: index + 1 }));
  const pages = pagesOfPdf(await cardSheetPdf(cards, "Associazione Esempio"));
  const numbersOn = (text = "") =>
    [...text.matchAll(/Tessera n\. (\d+)/g)].map(([, number]) => Number(number));
  expect(pages.map(numbersOn)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16], [17]]);
});

test("the register repeats its header on every page and numbers the pages", async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...ROW, id: index + 1, number: index + 1 }));
  const pages = pagesOfPdf(await registerPdf(registerOf(rows)));
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((text, index) => {
    expect(text).toContain("Codice fiscale");
    expect(text).toContain(`Libro soci al 30 novembre 2026 · pagina ${index + 1} di ${pages.length}`);
  });
  expect(pages[0]).toContain("Dvořák Zoë");
  expect(pages[0]).toContain("verbale n. 4 del 12/11/2026");
  expect(pages[0]).toContain("Associazione Esempio");
  const all = pages.join(" ");
  expect([...all.matchAll(/Dvořák Zoë/g)]).toHaveLength(60);
});

test("the register is also available as CSV, with formulas disabled", () => {
  const ended = { ...ROW, status: "ended", endedOn: "2026-11-20", endReason: "resigned" } as const;
  const [head, ...lines] = registerCsv(registerOf([ROW, { ...ended, firstName: "=1+1" }]))
    .split("\r\n")
    .filter((line) => line !== "");
  expect(head).toBe(
    "\ufeffNumero;Cognome;Nome;Data di nascita;Luogo di nascita;Codice fiscale;Indirizzo;CAP;Città;Categoria;Stato;Domanda;Delibera del;Delibera;Fine;Motivo della fine",
  );
  expect(lines).toEqual([
    "7;Dvořák;Zoë;01/05/1980;Milano;DVRZOE80E41F205X;Via Roma 1;20100;Milano;Socio ordinario;Socio;02/11/2026;12/11/2026;verbale n. 4 del 12/11/2026;;",
    "7;Dvořák;'=1+1;01/05/1980;Milano;DVRZOE80E41F205X;Via Roma 1;20100;Milano;Socio ordinario;Cessato;02/11/2026;12/11/2026;verbale n. 4 del 12/11/2026;20/11/2026;Recesso",
  ]);
});
