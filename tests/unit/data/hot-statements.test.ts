import { hotStatements } from "@/lib/data/hot-statements";

const often = (nameOf: ReturnType<typeof hotStatements>, sql: string) => {
  for (let count = 1; count < 20; count += 1) expect(nameOf({ sql })).toBe("");
  return nameOf({ sql });
};

test("names a statement from its twentieth use on, each with a name of its own", () => {
  const nameOf = hotStatements();
  expect(often(nameOf, "SELECT 1")).toBe("hot_1");
  expect(often(nameOf, "SELECT 2")).toBe("hot_2");
  expect(nameOf({ sql: "SELECT 1" })).toBe("hot_1");
});

test("names no more than 300 statements, which every connection keeps", () => {
  const nameOf = hotStatements();
  for (let number = 1; number <= 300; number += 1) often(nameOf, `SELECT ${number}`);
  expect(often(nameOf, "SELECT 'one more'")).toBe("");
});

test("names none of many statements that occur once", () => {
  const nameOf = hotStatements();
  for (let round = 0; round < 19; round += 1) nameOf({ sql: "SELECT 'rare'" });
  for (let number = 0; number < 5_000; number += 1) expect(nameOf({ sql: `SELECT ${number}` })).toBe("");
  expect(nameOf({ sql: "SELECT 'rare'" })).toBe("");
});
