import { text } from "@/lib/domain/language/text";
import { totalText } from "@/lib/domain/money/sign-up-price";
import { wordingOf } from "@/lib/i18n/wording";

test.each([
  [{ price: "20", priceAmount: 2_000 }, 4_000, "40,00 €", "€40.00"],
  [{ price: "0", priceAmount: 0 }, 0, "Gratuito", "Free"],
  [{ price: "", priceAmount: null }, 0, "su richiesta", "on request"],
  [{ price: "su richiesta", priceAmount: null }, 0, "su richiesta", "on request"],
  [{ price: "offerta libera", priceAmount: null }, 0, "offerta libera", "offerta libera"],
])("the total of %j is worded in either language", async (of, totalAmount, italian, english) => {
  const total = totalText(of, totalAmount);
  const [it, en] = await Promise.all([wordingOf("it"), wordingOf("en")]);
  expect([it.word(total), en.word(total)].map((words) => words.replaceAll("\u00a0", " "))).toEqual([
    italian,
    english,
  ]);
});

test("a free sign-up is a text of its own", () => {
  expect(totalText({ price: "0", priceAmount: 0 }, 0)).toBe(text("bookingWords.free"));
});
