import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { BoardGrid } from "@/components/admin/board/board-grid";
import { planRows } from "@/components/admin/board/row-plan";
import { boardColumns } from "@/lib/domain/panel/board-columns";
import { toInstant } from "@/lib/domain/time/dates";
import type { Board, BoardEntry, BoardRoom } from "@/lib/schemas/panel/board";
import { InItalian } from "@/tests/helpers/render-app";

/** The first displayed day. */
const MONDAY = "2030-11-25";
const THURSDAY = "2030-11-28";
const ROOMS = 50;

const rooms = (count: number): BoardRoom[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Sala ${index + 1}`,
    capacity: 20,
    isAvailable: true,
    openingTime: "08:00",
    closingTime: "20:00",
    minBookingHours: 1,
    partIds: [],
    closed: [],
  }));

const booking = (id: number, spaceId: number, more: Partial<BoardEntry> = {}): BoardEntry => ({
  kind: "booking",
  id,
  spaceId,
  startsAt: toInstant(THURSDAY, "08:00").toISOString(),
  endsAt: toInstant(THURSDAY, "10:00").toISOString(),
  bufferEndsAt: null,
  title: `Anna Prova${id}`,
  label: `Prova${id} A.`,
  isFullDay: false,
  purpose: null,
  status: "confirmed",
  paymentStatus: "unpaid",
  dueAmount: 4000,
  ...more,
});

/** A board with one booking in each room. */
const boardOf = (count: number): Board => ({
  rooms: rooms(count),
  entries: rooms(count).map(({ id }) => booking(id, id)),
  holidays: [],
});

const onOpen = jest.fn();
const onNew = jest.fn();
const onMove = jest.fn();
const onClosed = jest.fn();

const grid = (board: Board) => (
  <InItalian>
    <BoardGrid
      board={board}
      view="settimana"
      day={MONDAY}
      today="2026-11-22"
      {...{ onOpen, onNew, onMove, onClosed }}
      onOpenDay={() => {}}
    />
  </InItalian>
);

const entries = () => screen.queryAllByRole("gridcell").filter(({ dataset }) => dataset.cell === "entry");
const focus = (cell: HTMLElement | undefined) => act(() => cell?.focus());
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.mocked(Date.now).mockRestore?.());

/** jsdom has no layout: the board is 600 px high here, and each row as high as its two lanes of 46 px and a line. */
const HEIGHTS: Record<string, number> = { grid: 600, row: 93 };
const MEASURES = [
  [Element.prototype, "clientHeight"],
  [HTMLElement.prototype, "offsetHeight"],
] as const;

describe("a board of fifty rooms", () => {
  beforeAll(() => {
    for (const [prototype, name] of MEASURES)
      jest.spyOn(prototype as HTMLElement, name, "get").mockImplementation(function (this: Element) {
        return HEIGHTS[this.getAttribute("role") ?? ""] ?? 0;
      });
  });
  afterAll(() => jest.restoreAllMocks());

  it("renders all rooms, but cells only in and near the visible area", () => {
    render(grid(boardOf(ROOMS)));
    expect(screen.getAllByRole("rowheader")).toHaveLength(ROOMS);
    expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", String(ROOMS + 1));
    expect(screen.getAllByRole("row").at(-1)).toHaveAttribute("aria-rowindex", String(ROOMS + 1));
    expect(entries().length).toBeGreaterThan(5);
    expect(entries().length).toBeLessThan(20);
  });

  it("renders cells after a jump, and removes those far above", () => {
    const board = boardOf(ROOMS);
    render(grid(board));
    const frame = screen.getByRole("grid");
    frame.scrollTop = 48 * 93;
    fireEvent.scroll(frame);
    expect(screen.getByRole("gridcell", { name: /^Sala 49, .*Anna Prova49/ })).toBeInTheDocument();
    expect(screen.queryByRole("gridcell", { name: /^Sala 5, .*Anna Prova5/ })).toBeNull();
  });

  it("can be navigated by keyboard from the first to the last room, through rooms that were not rendered", () => {
    render(grid(boardOf(ROOMS)));
    const first = screen.getByRole("gridcell", { name: /^Sala 1, .*Anna Prova1,/ });
    focus(first);
    for (let row = 1; row < ROOMS; row += 1) {
      press("ArrowDown");
      press("ArrowDown");
    }
    expect(document.activeElement).toHaveAccessibleName(/^Sala 50, giovedì 28 novembre 2030, 08:00 – 10:00/);
    press("Home", { ctrlKey: true });
    expect(document.activeElement).toHaveAccessibleName(/^Sala 1, lunedì 25 novembre 2030/);
    press("End", { ctrlKey: true });
    expect(document.activeElement).toHaveAccessibleName(/^Sala 50, domenica 1 dicembre 2030/);
    press("PageUp");
    expect(document.activeElement).toHaveAccessibleName(/^Sala 45, domenica/);
    expect(screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      document.activeElement,
    ]);
  });

  it("preserves the focused cell when it is scrolled out of view and when another user changes the board", () => {
    const board = boardOf(ROOMS);
    const { rerender } = render(grid(board));
    const cell = screen.getByRole("gridcell", { name: /^Sala 2, .*Anna Prova2/ });
    focus(cell);
    const frame = screen.getByRole("grid");
    frame.scrollTop = 3_000;
    fireEvent.scroll(frame);
    expect(cell).toHaveFocus();
    const earlier = booking(900, 2, { startsAt: toInstant("2030-11-25", "08:00").toISOString() });
    rerender(grid({ ...board, entries: [earlier, ...board.entries] }));
    expect(cell).toHaveFocus();
  });

  it("moves the focus to the free cell that replaces an entry removed by another user", () => {
    const board = boardOf(ROOMS);
    const { rerender } = render(grid(board));
    focus(screen.getByRole("gridcell", { name: /^Sala 2, .*Anna Prova2/ }));
    rerender(grid({ ...board, entries: board.entries.filter(({ id }) => id !== 2) }));
    expect(document.activeElement).toHaveAccessibleName(
      "Sala 2, giovedì 28 novembre 2030, 08:00 – 13:00: libero",
    );
  });

  it("lays out only the rows that have changed", () => {
    const board = boardOf(ROOMS);
    const frame = {
      columns: boardColumns("settimana", MONDAY),
      offersParts: true,
      from: 0,
    };
    const before = planRows(board, frame, []);
    const told: Board = JSON.parse(JSON.stringify(board));
    const paid = told.entries.map((one) => (one.id === 2 ? { ...one, dueAmount: 0 } : one));
    const after = planRows({ ...told, entries: paid }, frame, before);
    expect(after.filter((plan, index) => plan !== before[index]).map(({ room }) => room.id)).toEqual([2]);
  });
});

describe("a board of a few rooms", () => {
  it("is rendered completely, regardless of the visible area", () => {
    render(grid(boardOf(8)));
    expect(entries()).toHaveLength(8);
  });

  it("offers nothing that would begin in the past", () => {
    jest.useFakeTimers({ now: toInstant(MONDAY, "13:25") });
    try {
      render(grid({ ...boardOf(1), entries: [] }));
      const free = screen.getAllByRole("gridcell", { name: /lunedì 25 novembre 2030/ });
      expect(free.map((one) => one.getAttribute("aria-label"))).toEqual([
        "Sala 1, lunedì 25 novembre 2030, 14:00 – 19:00: libero",
      ]);
    } finally {
      jest.useRealTimers();
    }
  });

  it("has lanes as high as their texts, so that a name of several lines does not cut off the hours", () => {
    render(grid(boardOf(1)));
    expect(screen.getAllByRole("row").at(-1)?.style.gridTemplateRows).toContain("minmax(var(--lane), auto)");
  });

  it("announces an entry's room, day, time, name and status, and shows name, hours and payment status", () => {
    render(grid(boardOf(1)));
    const [entry] = entries();
    expect(entry).toHaveAccessibleName(
      /^Sala 1, giovedì 28 novembre 2030, 08:00 – 10:00: .*Anna Prova1.*confermata.*da pagare/i,
    );
    expect(entry?.querySelector("[aria-hidden]")).toHaveTextContent("Prova1 A. 8–10");
    expect(entry).toHaveClass("[--pay:var(--pay-unpaid)]");
  });

  it("shows the taken and total places of a lesson", () => {
    const lesson = booking(1, 1, {
      ...{ kind: "course", title: "Pilates", label: "Pilates", seats: { taken: 9, most: 16 } },
      ...{ status: null, paymentStatus: null, dueAmount: null },
    });
    render(grid({ ...boardOf(1), entries: [lesson] }));
    const [entry] = entries();
    expect(entry).toHaveAccessibleName(/Pilates, corso, 9 di 16 posti$/);
    expect(entry?.querySelector("[aria-hidden]")).toHaveTextContent("9/16 Pilates 8–10");
  });

  it("opens an entry and starts a booking by keyboard", () => {
    render(grid(boardOf(1)));
    const [entry] = entries();
    focus(entry);
    press("Enter");
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    press("ArrowDown");
    press(" ");
    expect(onNew).toHaveBeenCalledWith({
      spaceId: 1,
      period: expect.objectContaining({ startDate: THURSDAY, startTime: "10:00", endTime: "13:00" }),
    });
  });

  it("hatches closed times with their reason, and does not book them", () => {
    const message = "Lo spazio non è prenotabile in questi giorni e orari.";
    const board = boardOf(2);
    const closed = [
      {
        startsAt: toInstant("2030-11-27", "14:00").toISOString(),
        endsAt: toInstant("2030-11-27", "20:00").toISOString(),
        message,
      },
    ];
    render(
      grid({ ...board, rooms: board.rooms.map((room) => (room.id === 2 ? { ...room, closed } : room)) }),
    );
    const cell = screen.getByRole("gridcell", { name: /chiuso/ });
    expect(cell).toHaveAccessibleName(
      `Sala 2, mercoledì 27 novembre 2030, 14:00 – 19:00: chiuso. ${message}`,
    );
    expect(cell).toHaveClass("lane-closed");
    fireEvent.click(cell);
    expect(onClosed).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), message);
    focus(cell);
    press("Enter");
    expect(onClosed).toHaveBeenCalledTimes(2);
    expect(onNew).not.toHaveBeenCalled();
    expect(screen.queryByRole("gridcell", { name: /mercoledì 27 .*14:00 – .*libero/ })).toHaveAccessibleName(
      /^Sala 1/,
    );
  });

  it("hatches the hours in which a room is closed, but not those that are over", () => {
    jest.spyOn(Date, "now").mockReturnValue(toInstant("2030-11-26", "09:30").getTime());
    const [room] = rooms(1);
    const lateRoom = { ...room, id: 1, openingTime: "10:00" } as BoardRoom;
    const { rerender } = render(grid({ ...boardOf(1), entries: [] }));
    const free = (name: RegExp) => screen.getByRole("gridcell", { name });
    const today = /martedì 26 novembre 2030, 10:00 – 13:00: libero/;
    expect(free(today)).not.toHaveClass("board-partly");
    rerender(grid({ ...boardOf(1), rooms: [lateRoom], entries: [] }));
    expect(free(today)).not.toHaveClass("board-partly");
    expect(free(/mercoledì 27 novembre 2030, 10:00 – 13:00: libero/)).toHaveClass("board-partly");
  });

  it("numbers its rows and columns for screen readers", () => {
    render(grid(boardOf(2)));
    const [, second] = screen.getAllByRole("row").slice(1);
    expect(second && within(second).getAllByRole("gridcell")[0]).toHaveAttribute("aria-colindex", "2");
    expect(screen.getAllByRole("columnheader").at(-1)).toHaveAttribute("aria-colindex", "14");
  });
});
