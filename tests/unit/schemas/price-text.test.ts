import { priceText } from "@/lib/schemas/catalogue-fields";

/** Parsing of the texts is tested in tests/unit/domain/money/money.test.ts. */

test.each<[unknown, string]>([
  [" 20 euro ", "20 euro"],
  ["su richiesta", "su richiesta"],
  ["da 20", "da 20"],
  [50, "50"],
  [12.5, "12.5"],
  [0, "0"],
])("accepts %j as a price", (value, stored) => {
  expect(priceText.parse(value)).toBe(stored);
});

test.each<[unknown, string]>([
  ["", "price"],
  [null, "price"],
  [-1, "price"],
  [12.345, "price"],
  [1.234, "price"],
  [1e21, "price"],
  ["20 € a persona", "priceUnclear"],
  ["1,200", "priceUnclear"],
])("rejects %j with a message about the format", (value, key) => {
  expect(priceText.safeParse(value).error?.issues[0]?.message).toContain(`validation.${key}`);
});
