import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A person is a human, an account is a way in: what the tables say of it. */

const schema = readFileSync(join(__dirname, "../../../prisma/schema.prisma"), "utf8");
const models = new Map(
  [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)].map(([, name, body]) => [name, body]),
);

/** The names of the columns of a model in the database. */
const columnsOf = (name: string): string[] =>
  [...(models.get(name) ?? "").matchAll(/^ {2}(\w+) +(\w+)[?[\]]*(.*)$/gm)].flatMap(
    ([, field, type, rest]) =>
      models.has(type ?? "") ? [] : [/@map\("(\w+)"\)/.exec(rest ?? "")?.[1] ?? field ?? ""],
  );

test("an account and a person have no column in common but the id and the address, which may be two", () => {
  const ofPerson = columnsOf("Person");
  expect(ofPerson).toContain("fiscal_code");
  expect(columnsOf("User").filter((column) => ofPerson.includes(column))).toEqual(["id", "email"]);
});

test("nothing belongs both to an account and to a person", () => {
  expect(models.size).toBeGreaterThan(50);
  const both = [...models.keys()].filter((name) => {
    const columns = columnsOf(name ?? "");
    return columns.includes("person_id") && columns.includes("user_id");
  });
  expect(both).toEqual([]);
});
