import { screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { z } from "zod";
import { DataTable } from "@/components/shared/data-table";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { StateStore } from "@/components/shared/state-store";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** Two pages in one frame, with a button to switch between them. */
function Pages({ first }: { first: ReactNode }) {
  const [isFirst, setFirst] = useState(true);
  return (
    <StateStore>
      <button type="button" onClick={() => setFirst(!isFirst)}>
        Altra pagina
      </button>
      {isFirst ? first : <p>Seconda</p>}
    </StateStore>
  );
}

let asked: string[];
beforeEach(async () => {
  asked = [];
  await serveApi((response, { path }) => {
    asked.push(path);
    sendJson(response, 200, [{ id: 1, name: "Anna" }]);
  });
});

function People() {
  const table = useServerTable<{ id: number; name: string }, { status: string }>(
    "/api/people",
    { status: "" },
    () => "",
    { key: "name", direction: "asc" },
  );
  return (
    <DataTable
      {...table}
      filters={undefined}
      caption="Persone"
      columns={[
        {
          key: "name",
          header: "Nome",
          priority: "title",
          cell: ({ name }) => name,
          text: ({ name }) => name,
        },
      ]}
      rowName={({ name }) => name}
      search={{ label: "Cerca", value: table.search, onChange: table.setSearch }}
      empty={{ title: "Nessuno", description: "" }}
    />
  );
}

it("preserves the search of a list while another page is shown", async () => {
  const { user } = renderApp(<Pages first={<People />} />);
  await user.type(await screen.findByRole("searchbox"), "ann");
  await waitFor(() => expect(asked.at(-1)).toContain("q=ann"));
  await user.click(screen.getByRole("button", { name: "Altra pagina" }));
  expect(screen.getByText("Seconda")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Altra pagina" }));
  expect(screen.getByRole("searchbox")).toHaveValue("ann");
});

const schema = z.object({ name: z.string().min(1) });
const onSubmit = jest.fn(async () => {});

const form = (
  <SchemaForm
    schema={schema}
    sections={[{ title: "Sala", fields: [{ kind: "text", name: "name", label: "Nome" }] }]}
    defaultValues={{ name: "" }}
    submitLabel="Salva"
    keptAs="new room"
    onSubmit={onSubmit}
  />
);

it("preserves unsaved input of a form, and discards it once the form is saved", async () => {
  const { user } = renderApp(<Pages first={form} />);
  await user.type(screen.getByLabelText("Nome"), "Loto");
  const other = screen.getByRole("button", { name: "Altra pagina" });
  await user.click(other);
  await user.click(other);
  expect(screen.getByLabelText("Nome")).toHaveValue("Loto");
  await user.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await user.click(other);
  await user.click(other);
  expect(screen.getByLabelText("Nome")).toHaveValue("");
});
