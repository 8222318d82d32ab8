import { text } from "@/lib/domain/language/text";
import { chargedSeatPrice, seatPriceFor, signUpPrice, totalText } from "@/lib/domain/money/sign-up-price";
import { wordingOf } from "@/lib/i18n/wording";

test.each([
  [{ price: "20", priceAmount: 2_000 }, 4_000, "40,00 €", "€40.00"],
  [{ price: "0", priceAmount: 0 }, 0, "Gratuito", "Free"],
  [{ price: "", priceAmount: null }, 0, "su richiesta", "on request"],
  [{ price: "su richiesta", priceAmount: null }, 0, "su richiesta", "on request"],
  [{ price: "offerta libera", priceAmount: null }, 0, "offerta libera", "offerta libera"],
])("shows the total of %j in both languages", async (of, totalAmount, italian, english) => {
  const total = totalText(of, totalAmount);
  const [it, en] = await Promise.all([wordingOf("it"), wordingOf("en")]);
  expect([it.word(total), en.word(total)].map((words) => words.replaceAll("\u00a0", " "))).toEqual([
    italian,
    english,
  ]);
});

test("shows a separate text for a free sign-up", () => {
  expect(totalText({ price: "0", priceAmount: 0 }, 0)).toBe(text("bookingWords.free"));
});

const MEMBER = { isMember: true, isSingle: false };
const PRICES = { price: "20", memberPrice: "12,50" };

test("charges members their own price if there is one", () => {
  expect(seatPriceFor(PRICES, MEMBER)).toBe("12,50");
  expect(seatPriceFor(PRICES, { isMember: false, isSingle: false })).toBe("20");
  expect(seatPriceFor({ ...PRICES, memberPrice: null }, MEMBER)).toBe("20");
  expect(signUpPrice(seatPriceFor({ price: "20", memberPrice: "gratis per i soci" }, MEMBER), 2)).toBe(0);
});

test.each([
  [2500, "12,50"],
  [4000, "20"],
])("derives from two seats for %i cents the price %s each", (totalAmount, price) => {
  expect(chargedSeatPrice(PRICES, { seats: 2, totalAmount, singleTime: null })).toBe(price);
});

test("assumes the current price for everyone if there is no members' price, whatever was charged", () => {
  expect(
    chargedSeatPrice({ price: "20", memberPrice: null }, { seats: 1, totalAmount: 1500, singleTime: null }),
  ).toBe("20");
});

test("charges the price of a single lesson, to members too", () => {
  const prices = { ...PRICES, dropInPrice: "15" };
  expect(seatPriceFor(prices, { isMember: true, isSingle: true })).toBe("15");
  expect(chargedSeatPrice(prices, { seats: 2, totalAmount: 3000, singleTime: "18:00" })).toBe("15");
});
