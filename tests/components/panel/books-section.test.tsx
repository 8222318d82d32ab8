import { screen, waitFor } from "@testing-library/react";
import { BooksSection } from "@/components/admin/settings/books/books-section";
import { EXAMPLE_SETTINGS } from "@/tests/helpers/example-member";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** Settings of the books: labels, and the statement rows of each kind of income. */

let sent: unknown[];
beforeEach(async () => {
  sent = [];
  await serveApi((response, { method, body }) => {
    if (method === "PATCH") sent.push(JSON.parse(body));
    sendJson(response, 200, { ...EXAMPLE_SETTINGS, incomeCategories: [] });
  });
});

it("assigns a kind of income to a row of the statement from a day on", async () => {
  const { user } = renderApp(<BooksSection />);
  await user.click(await screen.findByRole("button", { name: "Aggiungi una voce" }));
  await user.selectOptions(screen.getByLabelText("Tipo della riga 1"), "Corsi");
  await user.selectOptions(screen.getByLabelText("Voce della riga 1"), "A10 · Altre entrate");
  await user.type(screen.getByLabelText("Primo giorno della riga 1"), "2026-01-01");
  await user.click(screen.getByRole("button", { name: "Salva le voci" }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { incomeCategories: [{ kind: "course", category: "A10", from: "2026-01-01" }] },
    ]),
  );
});

it("preserves the keys of labels, and gives a new label its own", async () => {
  const { user } = renderApp(<BooksSection />);
  await user.type(await screen.findByLabelText("Parola 1"), " della sede");
  await user.click(screen.getByRole("button", { name: "Aggiungi una parola" }));
  await user.type(screen.getByLabelText("Parola 2"), "Spese postali");
  await user.selectOptions(screen.getByLabelText("Voce della parola 2"), "out A2");
  await user.click(screen.getByRole("button", { name: "Salva le voci" }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        bookLabels: [
          { key: "affitto", label: "Affitto della sede", direction: "out", category: "A3" },
          { key: "spese-postali", label: "Spese postali", direction: "out", category: "A2" },
        ],
      },
    ]),
  );
});
