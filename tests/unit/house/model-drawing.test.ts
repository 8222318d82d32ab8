import { execFileSync } from "node:child_process";

test("the drawing of the model in docs/product.md is that of the schema", () => {
  const drawn = execFileSync(process.execPath, ["scripts/draw-model.mjs", "--check"], { encoding: "utf8" });
  expect(drawn).toContain("Person |o--o{ Booking : person");
});
