import { csvAmount, csvDay, toCsv } from "@/lib/domain/site/csv";

interface Row {
  name: string;
  note: string;
}

const COLUMNS = [
  { header: "Nome", value: ({ name }: Row) => name },
  { header: "Note", value: ({ note }: Row) => note },
];

const linesOf = (rows: Row[]) => toCsv(COLUMNS, rows).slice(1).split("\r\n");

describe("a CSV file for an Italian spreadsheet", () => {
  it("begins with a byte order mark, separates with semicolons and ends every line with CRLF", () => {
    expect(toCsv(COLUMNS, [{ name: "Città", note: "è" }])).toBe("\ufeffNome;Note\r\nCittà;è\r\n");
  });

  it("has only the headers if there are no rows", () => {
    expect(linesOf([])).toEqual(["Nome;Note", ""]);
  });

  it("quotes cells with a separator, quote or line break, and doubles their quotes", () => {
    expect(linesOf([{ name: "a;b", note: 'detto "Loto"' }])[1]).toBe('"a;b";"detto ""Loto"""');
    expect(toCsv(COLUMNS, [{ name: "uno\ndue", note: "" }])).toContain('"uno\ndue";');
  });

  it.each([
    ...["=1+1", "+39 333", "-5+1", "-A1", "@cmd", " =1+1", "\t=1+1", '=HYPERLINK("http://x";"y")'],
    // Full-width, small, superscript and subscript forms, and the minus sign.
    ...["\uff1d1+1", "\uff0b1", "\uff0dA1", "\uff20cmd", "\ufe661", "\ufe621", "\ufe63A1", "\ufe6bcmd"],
    ...["\u207c1", "\u207a1", "\u207bA1", "\u2212A1"],
    // Preceded by invisible characters: no-break, thin, ideographic and zero-width spaces, direction marks, a control
    // character.
    ...["\u00a0=1", "\u2009=1", "\u3000=1", "\u200b=1", "\u2060=1", "\ufeff=1", "\u202e=1", "\u0000=1"],
    // With more accents than are examined.
    `=${"\u0301\u0316".repeat(20)}1`,
    ...["\u00ad=1", "\u115f=1", "\u3164=1", "\u00a0\u200b\t\uff1d1"],
  ])("prevents %j from running as a formula", (name) => {
    const [, line = ""] = toCsv(COLUMNS, [{ name, note: "" }]).split("\r\n");
    expect(line.replace(/^"/, "").startsWith(`'${name.slice(0, 2)}`)).toBe(true);
  });

  it.each([",", "\t", "|", ";"])("prevents a formula after %j from starting its own cell", (sign) => {
    expect(linesOf([{ name: `Rossi${sign}=1+1`, note: "" }])[1]).toBe(`"Rossi${sign}=1+1";`);
  });

  it("takes no longer for cells of which each is one letter with thousands of accents", () => {
    const name = `a${"\u0345".repeat(1_000)}${"\u0301".repeat(500)}${"\u0327".repeat(500)}`;
    const begun = process.cpuUsage();
    expect(linesOf(Array<Row>(500).fill({ name, note: `'${name}` }))).toHaveLength(502);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
  });

  it("leaves a negative amount numeric", () => {
    expect(linesOf([{ name: csvAmount(-123450), note: "-5" }])[1]).toBe("-1234,50;-5");
  });

  it("leaves text with these characters in later positions unchanged", () => {
    expect(linesOf([{ name: "a=b", note: "sala 1-2" }])[1]).toBe("a=b;sala 1-2");
  });

  it("writes days and amounts in the format of Italian spreadsheets", () => {
    expect(csvDay("2026-12-03")).toBe("03/12/2026");
    expect(csvDay(null)).toBe("");
    expect(csvAmount(120050)).toBe("1200,50");
    expect(csvAmount(5)).toBe("0,05");
    expect(csvAmount(-250)).toBe("-2,50");
  });
});
