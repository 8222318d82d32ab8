import { execFileSync } from "node:child_process";

test("the diagram of the data model in docs/product.md matches the schema", () => {
  const drawn = execFileSync(process.execPath, ["scripts/draw-model.mjs", "--check"], { encoding: "utf8" });
  expect(drawn).toContain("Person |o--o{ Booking : person");
});
