import fc from "fast-check";
import { formatCents, formatPrice, formatPriceText, parsePrice, percentOf } from "@/lib/domain/money/money";

describe("A price text as cents", () => {
  test.each([
    ["50", 5000],
    ["50,00", 5000],
    ["50.00", 5000],
    ["50,5", 5050],
    ["0", 0],
    ["0,01", 1],
    [" 50 ", 5000],
    ["€ 50", 5000],
    ["€50", 5000],
    ["50 €", 5000],
    ["50\u00a0€", 5000],
    ["1200", 120_000],
    ["1.200", 120_000],
    ["1.200,00", 120_000],
    ["12.345,67", 1_234_567],
    ["1.234.567,89", 123_456_789],
    ["1.10", 110],
  ])("%p is %i cents", (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
  });

  test.each([
    null,
    "",
    "  ",
    "€",
    "su richiesta",
    "50 euro",
    "da 50",
    "-50",
    "50,",
    ",50",
    "50,000",
    "1,200.00",
    "1.20.00",
    "5e3",
    "0x10",
    "NaN",
    "Infinity",
    "٥٠",
    "99999999999",
  ])("%p is no number", (text) => {
    expect(parsePrice(text)).toBeNull();
  });
});

describe("Money as shown", () => {
  test.each([
    [0, "0,00\u00a0€"],
    [5, "0,05\u00a0€"],
    [4000, "40,00\u00a0€"],
    [120_000, "1.200,00\u00a0€"],
    [123_456_789, "1.234.567,89\u00a0€"],
    [-4050, "-40,50\u00a0€"],
  ])("%i cents are %s", (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  test("a price text is shown as euros, a description as given, nothing as on request", () => {
    expect(formatPriceText("40")).toBe("40,00\u00a0€");
    expect(formatPriceText(" Offerta libera ")).toBe("Offerta libera");
    expect(formatPriceText(null)).toBe("su richiesta");
    expect(formatPriceText(" ")).toBe("su richiesta");
  });

  test("a number given to the formatter is cents, a text is shown as given", () => {
    expect(formatPrice(4000)).toBe("40,00\u00a0€");
    expect(formatPrice("40")).toBe("40");
    expect(formatPrice("su richiesta")).toBe("su richiesta");
  });
});

describe("A percent of an amount", () => {
  test.each([
    [7000, 50, 3500],
    [7001, 50, 3501],
    [7001, 100, 7001],
    [7001, 0, 0],
    [1, 49, 0],
  ])("%i cents, %i %%: %i", (cents, percent, expected) => {
    expect(percentOf(cents, percent)).toBe(expected);
  });

  test("is a whole number of cents, and within half a cent of the exact share", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        expect(Number.isInteger(percentOf(cents, percent))).toBe(true);
        expect(Math.abs(percentOf(cents, percent) - (cents * percent) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
