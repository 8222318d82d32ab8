import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DataTable } from "@/components/shared/data-table";
import type { Column } from "@/components/shared/table/columns";
import { useLocalTable } from "@/components/shared/table/use-local-table";
import { Pencil } from "@/components/ui/icons";
import { InItalian } from "@/tests/helpers/render-app";
import { showOn } from "../../helpers/screen";

interface Room {
  id: number;
  name: string;
  people: number | null;
  note: string;
}

const COLUMNS: readonly Column<Room>[] = [
  {
    key: "name",
    header: "Nome",
    priority: "title",
    cell: (room) => room.name,
    text: (room) => room.name,
    sortValue: (room) => room.name,
  },
  {
    key: "people",
    header: "Persone",
    priority: "high",
    cell: (room) => room.people,
    text: (room) => String(room.people),
    sortValue: (room) => room.people,
  },
  { key: "note", header: "Note", priority: "low", cell: (room) => room.note, text: (room) => room.note },
];

const ROOMS: readonly Room[] = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  name: `Sala ${index + 1}`,
  people: 45 - index,
  note: index === 6 ? "con giardino" : "",
}));

function Rooms({ rooms, onOpen }: { rooms: readonly Room[]; onOpen?: (room: Room) => void }) {
  const list = { data: rooms, isError: false, error: null, refetch: () => {} };
  const { search, setSearch, ...table } = useLocalTable(list, COLUMNS);
  return (
    <DataTable
      {...table}
      caption="Sale"
      columns={COLUMNS}
      rowName={(room) => room.name}
      actions={(room) => [{ label: "Modifica", Icon: Pencil, onSelect: () => onOpen?.(room) }]}
      search={{ label: "Cerca una sala", value: search, onChange: setSearch }}
      empty={{ title: "Nessuna sala" }}
    />
  );
}

test("explains that an initial filter leaves an empty list, and offers to show everything", async () => {
  const onClearFilters = jest.fn();
  render(
    <InItalian>
      <DataTable<Room>
        {...{ rows: [], state: "ready", error: null, onRetry: () => {}, total: 0, page: 1, pageSize: 20 }}
        {...{ onPage: () => {}, sort: { key: "name", direction: "asc" }, onSort: () => {} }}
        caption="Sale"
        columns={COLUMNS}
        rowName={(room) => room.name}
        isFiltered={false}
        isBegun
        onClearFilters={onClearFilters}
        empty={{ title: "Nessuna sala da oggi in poi" }}
      />
    </InItalian>,
  );
  expect(screen.getByRole("heading", { name: "Nessuna sala da oggi in poi" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Mostra tutto" }));
  expect(onClearFilters).toHaveBeenCalled();
});

const firstCells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);

describe("the table on a laptop", () => {
  beforeEach(() => showOn("laptop"));

  it("shows a page of rows and leads to the next", async () => {
    render(<Rooms rooms={ROOMS} />, { wrapper: InItalian });
    expect(firstCells()).toHaveLength(20);
    expect(screen.getByText("1–20 di 45")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Pagina successiva" }));
    expect(firstCells()[0]).toBe("Sala 21");
  });

  it("searches in every column and goes back to the first page", async () => {
    render(<Rooms rooms={ROOMS} />, { wrapper: InItalian });
    await userEvent.click(screen.getByRole("button", { name: "Pagina successiva" }));
    await userEvent.type(screen.getByRole("searchbox", { name: "Cerca una sala" }), "giardino");
    expect(firstCells()).toEqual(["Sala 7"]);
  });

  it("sorts by a header, announces the order, and reverses it on a second click", async () => {
    render(<Rooms rooms={ROOMS} />, { wrapper: InItalian });
    const header = () => screen.getByRole("columnheader", { name: "Persone" });
    await userEvent.click(within(header()).getByRole("button"));
    expect(header()).toHaveAttribute("aria-sort", "ascending");
    expect(firstCells()[0]).toBe("Sala 45");
    await userEvent.click(within(header()).getByRole("button"));
    expect(header()).toHaveAttribute("aria-sort", "descending");
    expect(firstCells()[0]).toBe("Sala 1");
  });

  it("sorts rows without a value last in both directions", async () => {
    const rooms = [
      { id: 1, name: "Senza", people: null, note: "" },
      { id: 2, name: "Due", people: 2, note: "" },
      { id: 3, name: "Uno", people: 1, note: "" },
    ];
    render(<Rooms rooms={rooms} />, { wrapper: InItalian });
    const button = () => within(screen.getByRole("columnheader", { name: "Persone" })).getByRole("button");
    await userEvent.click(button());
    expect(firstCells()).toEqual(["Uno", "Due", "Senza"]);
    await userEvent.click(button());
    expect(firstCells()).toEqual(["Due", "Uno", "Senza"]);
  });

  it("shows the last remaining page when rows are removed while a later one is displayed", async () => {
    const { rerender } = render(<Rooms rooms={ROOMS} />, { wrapper: InItalian });
    await userEvent.click(screen.getByRole("button", { name: "Pagina successiva" }));
    await userEvent.click(screen.getByRole("button", { name: "Pagina successiva" }));
    expect(firstCells()).toHaveLength(5);
    rerender(<Rooms rooms={ROOMS.slice(0, 30)} />);
    expect(screen.getByText("21–30 di 30")).toBeInTheDocument();
    expect(firstCells()).toHaveLength(10);
  });

  it("includes the row's name in its actions", async () => {
    const onOpen = jest.fn();
    render(<Rooms rooms={ROOMS} onOpen={onOpen} />, { wrapper: InItalian });
    await userEvent.click(screen.getByRole("button", { name: "Modifica Sala 3" }));
    expect(onOpen).toHaveBeenCalledWith(ROOMS[2]);
  });

  it("reports that a search found nothing and offers to clear it", async () => {
    render(<Rooms rooms={ROOMS} />, { wrapper: InItalian });
    await userEvent.type(screen.getByRole("searchbox"), "cantina");
    expect(screen.getByRole("heading", { name: "Nessun risultato" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Cancella Filtri" }));
    expect(firstCells()).toHaveLength(20);
  });

  it("distinguishes an empty list from a search without results", () => {
    render(<Rooms rooms={[]} />, { wrapper: InItalian });
    expect(screen.getByRole("heading", { name: "Nessuna sala" })).toBeInTheDocument();
  });
});

describe("the table on a phone", () => {
  beforeEach(() => showOn("phone"));

  it("becomes cards, with less important columns collapsed", () => {
    render(<Rooms rooms={ROOMS.slice(0, 2)} />, { wrapper: InItalian });
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    const [first] = within(screen.getByRole("list", { name: "Sale" })).getAllByRole("listitem");
    expect(first).toHaveTextContent("Sala 1");
    expect(first).toHaveTextContent("Persone45");
    expect(first?.querySelector("details")).not.toHaveAttribute("open");
  });

  it("sorts by a select, since there are no headers", async () => {
    render(<Rooms rooms={ROOMS} />, { wrapper: InItalian });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Ordina per" }), "Persone, crescente");
    const [first] = within(screen.getByRole("list", { name: "Sale" })).getAllByRole("listitem");
    expect(first).toHaveTextContent("Sala 45");
  });
});

describe("a list that fails to load", () => {
  it("shows the error and can be retried", async () => {
    showOn("laptop");
    const onRetry = jest.fn();
    render(
      <DataTable
        caption="Sale"
        columns={COLUMNS}
        rows={[]}
        rowName={(room: Room) => room.name}
        state="error"
        error={new Error("giù")}
        onRetry={onRetry}
        page={1}
        pageSize={20}
        total={0}
        onPage={() => {}}
        sort={null}
        onSort={() => {}}
        isFiltered={false}
        onClearFilters={() => {}}
        empty={{ title: "Nessuna sala" }}
      />,
      { wrapper: InItalian },
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Impossibile caricare l'elenco");
    await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
    expect(onRetry).toHaveBeenCalled();
  });
});
