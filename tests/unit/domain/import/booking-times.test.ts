import { readRowPeriod } from "@/lib/domain/import/row-period";
import { text } from "@/lib/domain/language/text";
import { readCells } from "@/lib/services/import/read-cells";
import { sheetFile } from "@/tests/helpers/table-files";

/** The times of bookings in files from other programs. */

const lines = (...all: string[]) => all.join("\r\n");

test("reads the times of bookings from the cells of their days", async () => {
  const times = async (...[first, last]: [string, string]) => {
    const { fields, rows } = sheetFile("bookings", lines("Sala;Inizio;Fine", `Loto;${first};${last}`));
    const [row] = (await readCells("bookings", fields, rows)).rows;
    return [row?.fields.startDate, row?.fields.startTime, row?.fields.endDate, row?.fields.endTime];
  };
  const expected = ["2027-01-12", "09:00", "2027-01-12", "18:30"];
  expect(await times("12/01/2027 09:00", "12/01/2027 18:30")).toEqual(expected);
  expect(await times("mar 12.1.2027, 9.00", "2027-01-12T18:30:00")).toEqual(expected);
  expect(await times("2027-01-12T08:00:00Z", "Jan 12, 2027 6:30 PM")).toEqual(expected);
  expect(await times("46399.375", "46399,7708333333")).toEqual(expected);
  expect((await times("46399,99999", "46399"))[1]).toBe("23:59");
  const days = ["2027-01-12", undefined, "2027-01-13", undefined];
  expect(await times("12/01/2027 00:00:00", "13/01/2027 00:00:00")).toEqual(days);
});

test("reads both times of a booking from one cell", async () => {
  const hoursOf = async (hours: string) => {
    const { fields, rows } = sheetFile("bookings", lines("Sala;Data;Orario", `Loto;12/01/2027;${hours}`));
    const { rows: read, errors } = await readCells("bookings", fields, rows);
    return errors[0]?.message ?? [read[0]?.fields.startTime, read[0]?.fields.endTime];
  };
  for (const hours of ["9-11.30", "09:00 – 11:30", "dalle 9 alle 11.30", "ore 9/11:30", "9 AM to 11:30 am"])
    expect([hours, await hoursOf(hours)]).toEqual([hours, ["09:00", "11:30"]]);
  expect(await hoursOf("Pomeriggio")).toEqual(["14:00", "19:00"]);
  expect(await hoursOf("giornata intera")).toEqual([undefined, undefined]);
  expect(await hoursOf("sera")).toBe(text("imports.cell.hours"));
});

test("prefers the time in a cell of its own to that in the cell of the day", async () => {
  const { fields, rows } = sheetFile(
    "bookings",
    lines("Dalle;Sala;Data;Alle", "10:00;Loto;12/01/2027 09:00;11:00"),
  );
  const [row] = (await readCells("bookings", fields, rows)).rows;
  expect(row?.fields).toMatchObject({ startDate: "2027-01-12", startTime: "10:00", endTime: "11:00" });
});

test("a booking with one time alone is rejected, not booked for the whole day", () => {
  const day = { startDate: "2027-01-12" };
  const issue = (row: Parameters<typeof readRowPeriod>[0]) => readRowPeriod({ ...day, ...row }).issue?.field;
  expect([issue({ startTime: "18:00" }), issue({ endTime: "18:00" })]).toEqual(["endTime", "startTime"]);
  expect(readRowPeriod(day).period).toMatchObject({ isFullDay: true });
  expect(readRowPeriod({ ...day, startTime: "18:00", isFullDay: true }).period).toMatchObject({
    isFullDay: true,
  });
  expect(readRowPeriod({ ...day, startTime: "18:00", endTime: "20:00" }).period).toMatchObject({
    isFullDay: false,
  });
});
