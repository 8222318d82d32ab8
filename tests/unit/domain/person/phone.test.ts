import { diallableNumber, whatsAppLink } from "@/lib/domain/person/phone";

test.each([
  ["333 123 4567", "+393331234567"],
  ["06 1234 5678", "+390612345678"],
  ["+39 333-1234567", "+393331234567"],
  ["0039 333 1234567", "+393331234567"],
  ["+44 20 7946 0958", "+442079460958"],
  ["333 1234567 (sera)", "+393331234567"],
  ["06/12345678", "+390612345678"],
  ["3331234567 / 3457654321", "+393331234567"],
  ["333 1234567, 06 12345678", "+393331234567"],
])("dials %s as %s", (typed, number) => {
  expect(diallableNumber(typed)).toBe(number);
});

test.each([null, "", "non ce l'ha", "12", "-", "1".repeat(40)])("finds no number in %p", (typed) => {
  expect(diallableNumber(typed)).toBeNull();
});

test("writes the number without its plus, and the text encoded or not at all", () => {
  expect(whatsAppLink("+393331234567", "Ciao Anna,\n12 € & più")).toBe(
    "https://wa.me/393331234567?text=Ciao%20Anna%2C%0A12%20%E2%82%AC%20%26%20pi%C3%B9",
  );
  expect(whatsAppLink("+393331234567", "")).toBe("https://wa.me/393331234567");
});
