import { compareDrawing } from "@/scripts/draw-model.mjs";

test("the drawing of the model in docs/product.md is that of the schema (node scripts/draw-model.mjs)", () => {
  const { there, drawn } = compareDrawing();
  expect(there).toBe(drawn);
  expect(drawn).toContain("Person |o--o{ Booking : person");
});
