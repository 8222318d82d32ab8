import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A person is a human being, an account is a login. The tables must separate the two. */

const schema = readFileSync(join(__dirname, "../../../prisma/schema.prisma"), "utf8");
const models = new Map(
  [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)].map(([, name, body]) => [name, body]),
);

/** Database column names of a model. */
const columnsOf = (name: string): string[] =>
  [...(models.get(name) ?? "").matchAll(/^ {2}(\w+) +(\w+)[?[\]]*(.*)$/gm)].flatMap(
    ([, field, type, rest]) =>
      models.has(type ?? "") ? [] : [/@map\("(\w+)"\)/.exec(rest ?? "")?.[1] ?? field ?? ""],
  );

test("keeps accounts and people apart: they share only the id and the e-mail address, which may differ", () => {
  const ofPerson = columnsOf("Person");
  expect(ofPerson).toContain("fiscal_code");
  expect(columnsOf("User").filter((column) => ofPerson.includes(column))).toEqual(["id", "email"]);
});

test("links no table to both an account and a person", () => {
  expect(models.size).toBeGreaterThan(50);
  const both = [...models.keys()].filter((name) => {
    const columns = columnsOf(name ?? "");
    return columns.includes("person_id") && columns.includes("user_id");
  });
  expect(both).toEqual([]);
});
