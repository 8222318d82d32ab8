import { readBankDay, readSignedCents, typedCell } from "@/lib/domain/import/bank-cell";
import { readCell } from "@/lib/domain/import/read-cell";
import { columnKey } from "@/lib/domain/import/recognize-columns";
import { columnNames } from "@/lib/domain/import/sheet-text";

/**
 * Columns are recognized on the main thread, where other requests wait: a cell that is too long to be a name, a day or an
 * amount is not normalized.
 */

const LONG = "\uff21".repeat(9_900);

test("a cell that is too long for a column name has no comparable form", () => {
  expect([columnKey(LONG), columnKey("\uff2dail")]).toEqual(["", "mail"]);
});

test("a cell that is too long for a day or an amount is neither, and stays as it is", () => {
  const padded = (cell: string) => cell.padEnd(9_900);
  expect([readBankDay("3/12/2026"), readBankDay(padded("3/12/2026"))]).toEqual(["2026-12-03", null]);
  expect([readSignedCents("12,50"), readSignedCents(padded("12,50"))]).toEqual([1250, null]);
  expect(typedCell(LONG)).toBe(LONG);
});

test.each(["email", "phone"] as const)(
  "a cell that is too long for the type %s is not searched for several",
  (type) => {
    const cell = "a,1:::".repeat(1_600);
    const started = process.cpuUsage();
    for (let row = 0; row < 500; row += 1) expect(readCell(type, cell)).toEqual({ value: cell });
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  },
);

test("each of several columns with one name gets its own", () => {
  expect(columnNames(["A", "A (2)", "A", "", "A"])).toEqual(["A", "A (2)", "A (3)", "D1", "A (4)"]);
});
