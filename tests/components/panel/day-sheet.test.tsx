import { screen } from "@testing-library/react";
import { DaySheet } from "@/components/admin/overview/day-sheet";
import { toInstant } from "@/lib/domain/time/dates";
import type { Board, BoardEntry, BoardRoom } from "@/lib/schemas/panel/board";
import type { Overview } from "@/lib/schemas/panel/overview";
import { renderApp } from "@/tests/helpers/render-app";

/** The day on one printed page. */

const TODAY = "2026-12-10";

const room = (id: number, name: string, partIds: number[] = []) =>
  ({ id, name, partIds }) as unknown as BoardRoom;
const event = (spaceId: number, viaSpaceId?: number) =>
  ({
    ...{ kind: "event", id: 7, spaceId, title: "Cerchio di lettura" },
    ...{ startsAt: toInstant(TODAY, "18:00").toISOString(), endsAt: toInstant(TODAY, "20:00").toISOString() },
    ...(viaSpaceId === undefined ? {} : { viaSpaceId }),
  }) as unknown as BoardEntry;

beforeEach(() => {
  jest.spyOn(window, "print").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it("lists an event in a room with parts only once", () => {
  const board = {
    rooms: [room(1, "Sala Loto"), room(2, "Sala Salvia"), room(3, "Sala Grande", [1, 2])],
    entries: [event(3), event(1, 3), event(2, 3)],
  } as unknown as Board;
  const overview = { today: TODAY, todaysBookings: [] } as unknown as Overview;
  renderApp(<DaySheet overview={overview} board={board} onDone={() => {}} />);
  const lines = screen.getAllByRole("row", { hidden: true }).slice(1);
  expect(lines.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Sala Grande")]);
});
