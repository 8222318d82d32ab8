import { newCategoryKey } from "@/lib/domain/membership/category";

/** The key under which a new membership category is stored. */

test.each([
  ["Socio giovane", [], "socio-giovane"],
  ["  Sostenitore (più di 65 anni) ", [], "sostenitore-piu-di-65-anni"],
  ["Socio giovane", ["socio-giovane"], "socio-giovane-2"],
  ["Socio giovane", ["socio-giovane", "socio-giovane-2"], "socio-giovane-3"],
  ["会員", [], "categoria"],
  ["会員", ["categoria"], "categoria-2"],
])("derives the key of %j next to the existing keys %j: %s", (label, taken, key) => {
  expect(newCategoryKey(label, taken)).toBe(key);
});

test("limits the key to the length that the settings allow", () => {
  expect(newCategoryKey("a".repeat(120), ["a".repeat(30)]).length).toBeLessThanOrEqual(40);
});
