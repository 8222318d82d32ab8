import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(__dirname, "../../../docs/decisions");
const records = readdirSync(FOLDER).filter((name) => name.endsWith(".md"));

test("decision records have unique numbers without gaps", () => {
  const numbers = records.map((name) => Number(/^(\d\d)-/.exec(name)?.[1])).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each(records)("%s begins with its number and title, followed by its date", (name) => {
  const [title, blank, date] = readFileSync(join(FOLDER, name), "utf8").split("\n");
  expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 2))}\\. \\S`));
  expect(blank).toBe("");
  expect(date).toMatch(/^\d{4}-\d\d-\d\d\b/);
});

test.each(records)("%s refers only to existing records", (name) => {
  const text = readFileSync(join(FOLDER, name), "utf8");
  const referred = [...text.matchAll(/\]\((\d\d-[\w-]+\.md)\)/g)].map(([, file]) => file);
  expect(records).toEqual(expect.arrayContaining(referred));
});
