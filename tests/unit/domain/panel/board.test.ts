import {
  boardColumns,
  boardPlace,
  boardQuery,
  boardRange,
  hoursOfDay,
} from "@/lib/domain/panel/board-columns";
import { coveredColumns, movedPeriod } from "@/lib/domain/panel/board-move";
import { layoutRow } from "@/lib/domain/panel/board-row";
import { shortSpan, spanText, timesOnDayText } from "@/lib/domain/panel/board-text";
import { toInstant } from "@/lib/domain/time/dates";
import { inItalian } from "@/tests/helpers/in-italian";

const OPEN = { openingTime: "08:00", closingTime: "20:00", closed: [] };
const MONDAY = "2026-11-23";
const THURSDAY = "2026-11-26";

const entry = (
  day: string,
  startTime: string,
  endTime: string,
  lastDay = day,
  buffer: string | null = null,
) => ({
  startsAt: toInstant(day, startTime).toISOString(),
  endsAt: toInstant(lastDay, endTime).toISOString(),
  bufferEndsAt: buffer === null ? null : toInstant(lastDay, buffer).toISOString(),
});

describe("the columns of the board", () => {
  it("are the fourteen half days of the seven days from the given day on", () => {
    const columns = boardColumns("settimana", MONDAY);
    expect(columns).toHaveLength(14);
    expect(columns[0]).toMatchObject({ day: MONDAY, offers: { startTime: "08:00", endTime: "13:00" } });
    expect(columns[13]).toMatchObject({
      day: "2026-11-29",
      offers: { startTime: "14:00", endTime: "19:00" },
    });
    for (const [index, { startsAt }] of columns.slice(1).entries())
      expect(columns[index]?.endsAt).toBe(startsAt);
  });

  it("are the days of a month or the hours of a day, even on days of clock changes", () => {
    expect(boardColumns("mese", "2026-10-15")).toHaveLength(31);
    const columns = boardColumns("giorno", "2026-10-25");
    expect(columns).toHaveLength(12);
    expect(columns.at(-1)?.endsAt).toBe(toInstant("2026-10-26", "00:00").getTime());
  });

  it("include earlier and later hours if they are occupied, but not because of entries from another day", () => {
    expect(hoursOfDay(THURSDAY, [])).toEqual({ first: 8, last: 20 });
    expect(hoursOfDay(THURSDAY, [entry(THURSDAY, "07:30", "22:15")])).toEqual({ first: 7, last: 23 });
    expect(hoursOfDay(THURSDAY, [entry("2026-11-25", "09:00", "19:00", "2026-11-27")])).toEqual({
      first: 8,
      last: 20,
    });
  });

  it("are encoded in the URL and read from it, falling back to the week from today on", () => {
    const read = (query: string) => boardPlace(new URLSearchParams(query), THURSDAY);
    expect(read("settimana=2026-12-01")).toEqual({ view: "settimana", day: "2026-12-01" });
    expect(read("mese=2026-12")).toEqual({ view: "mese", day: "2026-12-01" });
    expect(read(boardQuery("giorno", "2027-01-02"))).toEqual({ view: "giorno", day: "2027-01-02" });
    expect(read("giorno=2026-02-30")).toEqual({ view: "giorno", day: THURSDAY });
    expect(read("")).toEqual({ view: "settimana", day: THURSDAY });
  });

  it("start today, even on a Sunday", () => {
    const SUNDAY = "2026-11-29";
    const { view, day } = boardPlace(new URLSearchParams(), SUNDAY);
    expect(boardRange(view, day)).toEqual({ first: SUNDAY, last: "2026-12-05" });
  });
});

describe("the columns that a moved booking covers", () => {
  const hours = boardColumns("giorno", THURSDAY);
  const at = (columns: ReturnType<typeof boardColumns>, index: number) => {
    const column = columns[index];
    if (column === undefined) throw new Error(`There is no column ${index}`);
    return column;
  };
  const moved = (columns: typeof hours, booking: ReturnType<typeof entry>, from: number, to: number) =>
    coveredColumns(
      columns,
      movedPeriod({ ...booking, isFullDay: false }, at(columns, from), at(columns, to)),
    );

  it("are all of its hours, wherever it was picked up", () => {
    const booking = entry(THURSDAY, "14:00", "19:00");
    expect(moved(hours, booking, 6, 2)).toEqual([2, 6]);
    expect(moved(hours, booking, 8, 4)).toEqual([2, 6]);
  });

  it("are the half days of all its days, and end with the board", () => {
    const week = boardColumns("settimana", MONDAY);
    expect(moved(week, entry(MONDAY, "08:00", "19:00", "2026-11-24"), 0, 4)).toEqual([4, 7]);
    expect(moved(week, entry(MONDAY, "08:00", "19:00", "2026-11-24"), 0, 12)).toEqual([12, 13]);
  });
});

describe("a row of the board", () => {
  const columns = boardColumns("settimana", MONDAY);
  const [MORNING, AFTERNOON] = [6, 7];

  it("offers each empty half day as a whole, within the room's opening hours", () => {
    const { free, lanes } = layoutRow(columns, [], {
      openingTime: "09:00",
      closingTime: "18:00",
      closed: [],
    });
    expect(lanes).toBe(1);
    expect(free).toHaveLength(14);
    expect(free[0]).toEqual({ column: 0, lane: null, startTime: "09:00", endTime: "13:00" });
    expect(free[1]).toEqual({ column: 1, lane: null, startTime: "14:00", endTime: "18:00" });
  });

  it("offers the rest of a partly occupied half day, below the entry", () => {
    const { placed, free, lanes } = layoutRow(columns, [entry(THURSDAY, "08:00", "10:00")], OPEN);
    expect(placed).toMatchObject([{ from: MORNING, to: MORNING, lane: 0 }]);
    expect(lanes).toBe(2);
    expect(free.find(({ column }) => column === MORNING)).toEqual({
      column: MORNING,
      lane: 1,
      startTime: "10:00",
      endTime: "13:00",
    });
  });

  it("does not offer the room's buffer time after a booking", () => {
    const { free } = layoutRow(columns, [entry(THURSDAY, "08:00", "10:00", THURSDAY, "10:30")], OPEN);
    expect(free.find(({ column }) => column === MORNING)?.startTime).toBe("10:30");
  });

  it("offers no gap shorter than an hour and nothing in a full half day", () => {
    const { free } = layoutRow(columns, [entry(THURSDAY, "08:00", "12:15")], OPEN);
    expect(free.some(({ column }) => column === MORNING)).toBe(false);
    expect(free.some(({ column }) => column === AFTERNOON)).toBe(true);
  });

  it("offers only what can still begin: the rest of a half day, after an entry or not, of at least an hour", () => {
    const freeFrom = (time: string, entries = [entry(THURSDAY, "16:00", "17:00")]) =>
      layoutRow(columns, entries, OPEN, true, toInstant(THURSDAY, time).getTime()).free[0];
    expect(freeFrom("13:00")).toMatchObject({ column: AFTERNOON, startTime: "14:00", endTime: "16:00" });
    expect(freeFrom("15:00")).toMatchObject({ column: AFTERNOON, startTime: "17:00", endTime: "19:00" });
    expect(freeFrom("15:00", [])).toEqual({
      column: AFTERNOON,
      lane: null,
      startTime: "15:00",
      endTime: "19:00",
    });
    expect(freeFrom("12:00", [])).toMatchObject({ column: MORNING, startTime: "12:00", endTime: "13:00" });
    expect(freeFrom("19:00", [])).toMatchObject({ column: AFTERNOON + 1, startTime: "08:00" });
  });

  it("draws an entry of several days across its half days, and stacks the entries of one half day", () => {
    const several = entry("2026-11-25", "09:00", "19:00", "2026-11-27");
    expect(layoutRow(columns, [several], OPEN).placed).toMatchObject([{ from: 4, to: 9, lane: 0 }]);
    const two = [entry(THURSDAY, "08:00", "10:00"), entry(THURSDAY, "10:00", "12:00")];
    expect(layoutRow(columns, two, OPEN).placed).toMatchObject([{ lane: 0 }, { lane: 1 }]);
  });

  it("clips entries that begin before the week or end after it", () => {
    const long = entry("2026-11-01", "09:00", "19:00", "2026-12-31");
    expect(layoutRow(columns, [long], OPEN).placed).toMatchObject([{ from: 0, to: 13 }]);
  });

  describe("in a closed room", () => {
    const closed = (day: string, startTime: string, endTime: string, message = "Chiuso.") => ({
      startsAt: toInstant(day, startTime).toISOString(),
      endsAt: toInstant(day, endTime).toISOString(),
      message,
    });

    it("offers nothing and gives the reason, merging adjacent half days", () => {
      const row = layoutRow(columns, [], { ...OPEN, closed: [closed(THURSDAY, "08:00", "20:00")] });
      expect(row.closed).toEqual([{ from: MORNING, to: AFTERNOON, message: "Chiuso." }]);
      expect(row.free.map(({ column }) => column)).not.toContain(MORNING);
      expect(row.free).toHaveLength(12);
    });

    it("offers the open part of a half day, next to closed and occupied time", () => {
      const opening = { ...OPEN, closed: [closed(THURSDAY, "08:00", "10:00")] };
      const of = (entries: ReturnType<typeof entry>[]) => {
        const { free, closed: whole } = layoutRow(columns, entries, opening);
        expect(whole).toEqual([]);
        return free.find(({ column }) => column === MORNING);
      };
      expect(of([])).toEqual({ column: MORNING, lane: null, startTime: "10:00", endTime: "13:00" });
      expect(of([entry(THURSDAY, "10:00", "11:00")])).toMatchObject({ lane: 1, startTime: "11:00" });
    });

    it("merges several reasons of one half day and still shows its entries", () => {
      const row = layoutRow(columns, [entry(THURSDAY, "09:00", "10:00")], {
        ...OPEN,
        closed: [closed(THURSDAY, "08:00", "09:00", "Presto."), closed(THURSDAY, "09:00", "14:00", "Festa.")],
      });
      expect(row.closed).toEqual([{ from: MORNING, to: MORNING, message: "Presto. Festa." }]);
      expect(row.placed).toHaveLength(1);
    });
  });

  it("is laid out quickly with the entries of a fully booked centre", () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      entry(THURSDAY, "08:00", "10:00", THURSDAY, index % 2 ? "10:30" : null),
    );
    const start = process.cpuUsage();
    for (let room = 0; room < 50; room += 1) layoutRow(columns, many.slice(room * 40, room * 40 + 40), OPEN);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
  });
});

describe("the part of a span that lies in a day", () => {
  it.each([
    ["2026-11-26", "08:00", "2026-11-26", "13:00", "08:00 – 13:00"],
    ["2026-11-25", "20:00", "2026-11-26", "12:00", "fino alle 12:00"],
    ["2026-11-26", "14:00", "2026-11-27", "10:00", "dalle 14:00"],
    ["2026-11-26", "00:00", "2026-11-27", "00:00", "tutto il giorno"],
    ["2026-11-20", "09:00", "2026-12-03", "09:00", "tutto il giorno"],
  ])("from %s %s to %s %s is shown as %s", (firstDay, startTime, lastDay, endTime, words) => {
    const [start, end] = [toInstant(firstDay, startTime), toInstant(lastDay, endTime)];
    expect(inItalian(timesOnDayText(THURSDAY, start.toISOString(), end.toISOString()))).toBe(words);
  });
});

describe("a span in words and in short form", () => {
  test.each([
    ["2026-11-26", "08:30", "2026-11-26", "13:00", "giovedì 26 novembre 2026, 08:30 – 13:00", "8:30–13"],
    ["2026-11-26", "20:00", "2026-11-27", "00:00", "giovedì 26 novembre 2026, 20:00 – 24:00", "20–24"],
    ["2026-11-26", "00:00", "2026-11-27", "00:00", "giovedì 26 novembre 2026, tutto il giorno", ""],
    [
      "2026-11-25",
      "00:00",
      "2026-11-27",
      "00:00",
      "da mer 25 nov 2026 a gio 26 nov 2026, tutto il giorno",
      "",
    ],
    [
      "2026-11-25",
      "14:00",
      "2026-11-27",
      "00:00",
      "da mer 25 nov 2026, 14:00, a gio 26 nov 2026, 24:00",
      "14–24",
    ],
    [
      "2026-11-25",
      "08:00",
      "2026-11-27",
      "19:00",
      "da mer 25 nov 2026, 08:00, a ven 27 nov 2026, 19:00",
      "8–19",
    ],
  ])("is written from %s %s to %s %s", (firstDay, startTime, lastDay, endTime, words, short) => {
    const span = [
      toInstant(firstDay, startTime).toISOString(),
      toInstant(lastDay, endTime).toISOString(),
    ] as const;
    expect([inItalian(spanText(...span)), shortSpan(...span)]).toEqual([words, short]);
  });
});
