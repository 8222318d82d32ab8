import { readFileSync } from "node:fs";
import { join } from "node:path";
import "../mail/environment";
import { PERSONAL_DATA } from "@/lib/data/privacy/personal-data";

import { accountExportSchema } from "@/lib/schemas/privacy/account-export";

const schema = readFileSync(join(__dirname, "../../../prisma/schema.prisma"), "utf8");
const tables = [...schema.matchAll(/^model \w+ \{(.*?)^\}/gms)].map(([model]) => {
  const name = /@@map\("(\w+)"\)/.exec(model)?.[1];
  if (name === undefined) throw new Error(`A model without a table: ${model.slice(0, 40)}`);
  return name;
});

const isOfPeople = (table: string) => typeof PERSONAL_DATA[table] !== "string";

test.each(tables)("%s declares its personal data, with export and erasure", (table) => {
  // A new table is declared in lib/data/privacy/personal-data.ts.
  expect(PERSONAL_DATA).toHaveProperty([table]);
});

/** Its contacts are the association's own. */
const OF_THE_ASSOCIATION = "site";

test("a table with contact data or a user is declared as personal", () => {
  const named = [...schema.matchAll(/^model \w+ \{(.*?)^\}/gms)]
    .filter(([, body]) => /^\s+(userId|email|firstName|phone)\s/m.test(body ?? ""))
    .map(([, body]) => /@@map\("(\w+)"\)/.exec(body ?? "")?.[1] ?? "");
  expect(named.filter((table) => !isOfPeople(table))).toEqual([OF_THE_ASSOCIATION]);
});

test("the export lists its fields, so that a new column is not exported automatically", () => {
  const given = Object.values(PERSONAL_DATA).flatMap((declaration) =>
    typeof declaration === "string" || typeof declaration.exported === "string"
      ? []
      : [declaration.exported].flat().map(({ as }) => as),
  );
  expect(Object.keys(accountExportSchema.shape).sort()).toEqual(
    ["exportedAt", "site", "user", ...given].sort(),
  );
});

test("the account and its person are erased last, after all rows that refer to them", () => {
  const ofPeople = Object.keys(PERSONAL_DATA).filter(isOfPeople);
  expect(ofPeople.slice(-2)).toEqual(["users", "people"]);
});
