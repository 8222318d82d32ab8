import { changesBetween } from "@/lib/domain/site/changes";

test("omits unchanged values regardless of key order", () => {
  const before = { name: "Sala Salvia", features: { a: 1, b: 2 }, capacity: 8 };
  const after = { name: "Sala Salvia", features: { b: 2, a: 1 }, capacity: 10 };
  expect(changesBetween("space", before, after)).toEqual({ capacity: { from: 8, to: 10 } });
});

test("records personal data of a booking by field name only", () => {
  const before = { email: "giulia@example.org", notes: null, status: "pending", totalAmount: 0 };
  const after = { email: "anna@example.org", notes: "arriva tardi", status: "confirmed", totalAmount: 4000 };
  expect(changesBetween("booking", before, after)).toEqual({
    email: { from: null, to: null },
    notes: { from: null, to: null },
    status: { from: "pending", to: "confirmed" },
    totalAmount: { from: 0, to: 4000 },
  });
});

test("withholds the values of unknown fields of personal records", () => {
  expect(changesBetween("user", { shoeSize: 38 }, { shoeSize: 39 })).toEqual({
    shoeSize: { from: null, to: null },
  });
});

test("withholds names in a bank movement and an imported file", () => {
  const movement = { state: "matched", matches: "payment 3", description: "BONIFICO DA GIULIA ESEMPIO" };
  expect(changesBetween("bank-movement", null, movement)).toEqual({
    state: { from: null, to: "matched" },
    matches: { from: null, to: "payment 3" },
    description: { from: null, to: null },
  });
  expect(changesBetween("import", null, { kind: "people", total: 1, rows: [["Giulia Esempio"]] })).toEqual({
    kind: { from: null, to: "people" },
    total: { from: null, to: 1 },
    rows: { from: null, to: null },
  });
});

test("records a creation as changes from null and a removal as changes to null", () => {
  expect(changesBetween("course", null, { id: 3, title: "Yoga", description: null })).toEqual({
    title: { from: null, to: "Yoga" },
  });
  expect(changesBetween("course", { title: "Yoga" }, null)).toEqual({ title: { from: "Yoga", to: null } });
});

test("truncates a long text without splitting an emoji", () => {
  const emoji = changesBetween("event", null, { description: `${"x".repeat(499)}🧘🧘` });
  expect(emoji.description?.to).toBe(`${"x".repeat(499)}…`);
  const { description } = changesBetween("event", null, { description: "x".repeat(5000) });
  expect(String(description?.to)).toHaveLength(501);
});
