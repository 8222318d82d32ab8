import fc from "fast-check";
import { bareIban, formatIban, isIban } from "@/lib/domain/money/iban";

const VALID = "IT60X0542811101000000123456";

test.each([VALID, "it60 x054 2811 1010 0000 0123 456", "DE89370400440532013000", "GB82WEST12345698765432"])(
  "%s is a valid IBAN",
  (iban) => expect(isIban(iban)).toBe(true),
);

test.each([
  "",
  "IT60",
  "IT61X0542811101000000123456",
  "IT60X05428111010000001234567",
  "60ITX0542811101000000123456",
])("%s is not a valid IBAN", (iban) => expect(isIban(iban)).toBe(false));

test("detects any single wrong digit", () => {
  fc.assert(
    fc.property(fc.nat(VALID.length - 1), fc.constantFrom(..."0123456789"), (place, character) => {
      fc.pre(/\d/.test(VALID.charAt(place)) && VALID.charAt(place) !== character);
      expect(isIban(VALID.slice(0, place) + character + VALID.slice(place + 1))).toBe(false);
    }),
  );
});

test("stores an IBAN without spaces and shows it in groups of four", () => {
  for (const typed of [
    " it60 X054 2811 1010 0000 0123 456 ",
    "IBAN: IT60 X 05428 11101 000000123456",
    "Cod. IBAN IT60X0542811101000000123456.",
    "IT 60 X 05428.11101.000000123456;",
  ])
    expect(bareIban(typed)).toBe(VALID);
  expect(formatIban(VALID)).toBe("IT60 X054 2811 1010 0000 0123 456");
});
