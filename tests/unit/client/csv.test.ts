import { csvAmount, csvDay, toCsv } from "@/lib/client/csv";

interface Row {
  name: string;
  note: string;
}

const COLUMNS = [
  { header: "Nome", value: ({ name }: Row) => name },
  { header: "Note", value: ({ note }: Row) => note },
];

const linesOf = (rows: Row[]) => toCsv(COLUMNS, rows).slice(1).split("\r\n");

describe("a CSV file for a spreadsheet in Italian", () => {
  it("begins with a byte order mark, separates by semicolons and ends every line with CRLF", () => {
    expect(toCsv(COLUMNS, [{ name: "Città", note: "è" }])).toBe("\ufeffNome;Note\r\nCittà;è\r\n");
  });

  it("has only the headers when there is no row", () => {
    expect(linesOf([])).toEqual(["Nome;Note", ""]);
  });

  it("quotes cells with a separator, a quote or a line break, and doubles the quotes within", () => {
    expect(linesOf([{ name: "a;b", note: 'detto "Loto"' }])[1]).toBe('"a;b";"detto ""Loto"""');
    expect(toCsv(COLUMNS, [{ name: "uno\ndue", note: "" }])).toContain('"uno\ndue";');
  });

  it.each(["=1+1", "+39 333", "-5", "@cmd", " =1+1", "\t=1+1", '=HYPERLINK("http://x";"y")'])(
    "keeps %j from running as a formula",
    (name) => {
      const [, line = ""] = toCsv(COLUMNS, [{ name, note: "" }]).split("\r\n");
      expect(line.replace(/^"/, "").startsWith(`'${name.slice(0, 2)}`)).toBe(true);
    },
  );

  it("leaves text with these signs further in alone", () => {
    expect(linesOf([{ name: "a=b", note: "sala 1-2" }])[1]).toBe("a=b;sala 1-2");
  });

  it("writes days and amounts as Italian spreadsheets read them", () => {
    expect(csvDay("2026-12-03")).toBe("03/12/2026");
    expect(csvDay(null)).toBe("");
    expect(csvAmount(120050)).toBe("1200,50");
    expect(csvAmount(5)).toBe("0,05");
    expect(csvAmount(-250)).toBe("-2,50");
  });
});
