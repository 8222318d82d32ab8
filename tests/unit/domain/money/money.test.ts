import fc from "fast-check";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import {
  eurosOf,
  formatCents,
  formatPrice,
  formatPriceText,
  isUnclearPrice,
  MAX_AMOUNT_CENTS,
  parsePrice,
  percentOf,
} from "@/lib/domain/money/money";

describe("a price text", () => {
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
    ["20\u202f€", 2000],
    ["20.00 €", 2000],
    ["20,00€", 2000],
    ["€ 20,00", 2000],
    ["20 euro", 2000],
    ["20 Euro", 2000],
    ["20euro", 2000],
    ["20 euros", 2000],
    ["euro 20", 2000],
    ["EUR 20", 2000],
    ["€. 20,00", 2000],
    ["20 Eur.", 2000],
    ["20,00 €.", 2000],
    ["EUR20", 2000],
    ["20 EUR", 2000],
    ["20eur", 2000],
    ["eur 12,50", 1250],
    ["12,5 euro", 1250],
    ["20,-", 2000],
    ["20.-", 2000],
    ["20,--", 2000],
    ["20,– €", 2000],
    ["€ 20,-", 2000],
    ["20  euro", 2000],
    ["1200", 120_000],
    ["1.200", 120_000],
    ["1.200,00", 120_000],
    ["1.200,50", 120_050],
    ["1.200,50 €", 120_050],
    ["€ 1.200,5", 120_050],
    ["1,200.50", 120_050],
    ["€1,200.50", 120_050],
    ["1 200", 120_000],
    ["1 200,50", 120_050],
    ["1\u00a0200", 120_000],
    ["12 345.67 €", 1_234_567],
    ["1'200", 120_000],
    ["1’200.50", 120_050],
    ["12.345,67", 1_234_567],
    ["1.234.567,89", 123_456_789],
    ["1,234,567.89", 123_456_789],
    ["1.10", 110],
    ["21474836,47", 2_147_483_647],
  ])("reads %p as %i cents", (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
    expect(isUnclearPrice(text)).toBe(false);
  });

  test.each([
    "",
    "  ",
    "€",
    "euro",
    "su richiesta",
    "offerta libera",
    "gratuito",
    "Gratis per i soci",
    "da 50",
    "dal 2 al 9 maggio",
    "50 a persona",
    "10-15",
    "10 o 15",
    "5 ore",
    "Io e te",
    "Il 20%, poi il 30%",
    "2O/ora",
    "l'ora, 2O a testa",
    "gruppi di 5 e 10",
    "2 x 10",
    "5e3",
    "prezzo in euro, su richiesta",
    "vedi tariffe 2026, in euro",
    "20 europei",
    "CHF 20",
    "x".repeat(100),
  ])("treats %p as a description", (text) => {
    expect(parsePrice(text)).toBeNull();
    expect(isUnclearPrice(text)).toBe(false);
  });

  test.each([
    "20-",
    "- 20",
    "(20)",
    "20=",
    "20?",
    "~20",
    "20 $",
    "20:50",
    "20½",
    "２０",
    "2O euro",
    "2O",
    "1O,00 €",
    "l0 euro",
    "IO euro",
    "2OEUR",
    "2OEuro",
    "2O,-",
    "2O.-",
    "2O,-- €",
    "2O-",
    "~2O €",
    "2O%",
    "20 e",
    "20e",
    "20 eu.",
    "20 euri",
    "20 euro a persona",
    "da 50 €",
    "€20/ora",
    "20 €/ora",
    "20€ + 5€",
    "€ 20-30",
    "tra 20 e 30 euro",
    "EUR: 20",
    "offerta libera (min. 10 €)",
    "20,- € a testa",
    "20, 00 €",
    "٢٠ €",
    "2０ euro",
    "-50",
    "−50 €",
    "50,",
    ",50",
    "50,000",
    "1,200",
    "1.20.00",
    "0.500",
    "1 20",
    "12 3456",
    "1.2000,00",
    "1,200.5,0",
    "99999999999",
    "21474836,48",
    "€ 99.999.999",
  ])("rejects %p, which is neither an amount that can be charged nor a description", (text) => {
    expect(parsePrice(text)).toBeNull();
    expect(isUnclearPrice(text)).toBe(true);
  });

  test("returns no amount if it is missing", () => {
    expect(parsePrice(null)).toBeNull();
  });

  test.each(["9".repeat(100_000), "€ ".repeat(50_000), `1${" 000".repeat(25_000)}`, "1.".repeat(50_000)])(
    "is read immediately whatever its length (%#)",
    (text) => {
      const started = process.cpuUsage();
      expect(parsePrice(text)).toBeNull();
      isUnclearPrice(text);
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(100);
    },
  );

  test("reads every amount that the site itself writes", () => {
    fc.assert(
      fc.property(fc.nat(MAX_AMOUNT_CENTS), (cents) => {
        for (const written of [
          formatCents(cents, DEFAULT_LANGUAGE),
          formatCents(cents, "en"),
          eurosOf(cents),
        ])
          expect(parsePrice(written)).toBe(cents);
      }),
    );
  });
});

describe("money display", () => {
  test.each([
    [0, "0,00\u00a0€"],
    [5, "0,05\u00a0€"],
    [4000, "40,00\u00a0€"],
    [120_000, "1.200,00\u00a0€"],
    [123_456_789, "1.234.567,89\u00a0€"],
    [-4050, "-40,50\u00a0€"],
  ])("shows %i cents as %s", (cents, text) => {
    expect(formatCents(cents, "it")).toBe(text);
  });

  test("shows a price text in euros, a description as given, and an empty text as on request", () => {
    expect(formatPriceText("40", "it")).toBe("40,00\u00a0€");
    expect(formatPriceText(" Offerta libera ", "it")).toBe("Offerta libera");
    expect(formatPriceText(null, "it")).toBe("su richiesta");
    expect(formatPriceText(" ", "it")).toBe("su richiesta");
  });

  test("formats a number as cents and shows a text as given", () => {
    expect(formatPrice(4000)).toBe("40,00\u00a0€");
    expect(formatPrice("40")).toBe("40");
    expect(formatPrice("su richiesta")).toBe("su richiesta");
  });
});

describe("a percentage of an amount", () => {
  test.each([
    [7000, 50, 3500],
    [7001, 50, 3501],
    [7001, 100, 7001],
    [7001, 0, 0],
    [1, 49, 0],
  ])("of %i cents at %i %% is %i", (cents, percent, expected) => {
    expect(percentOf(cents, percent)).toBe(expected);
  });

  test("is a whole number of cents within half a cent of the exact share", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        expect(Number.isInteger(percentOf(cents, percent))).toBe(true);
        expect(Math.abs(percentOf(cents, percent) - (cents * percent) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
