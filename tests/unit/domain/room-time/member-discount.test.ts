import { text } from "@/lib/domain/language/text";
import { isMemberOn, quotePrice, withMemberDiscount } from "@/lib/domain/room-time/pricing";

const RATES = { pricePerHour: "25,05", pricePerDay: "70", pricePerWeek: null };
const MORNING = {
  startDate: "2027-03-15",
  endDate: "2027-03-15",
  isFullDay: false,
  startTime: "08:00",
  endTime: "13:00",
};

test("a member gets a discount line in the quote, with half a cent of discount rounded up", () => {
  const quote = withMemberDiscount(quotePrice(RATES, MORNING), 10);
  expect(quote.totalAmount).toBe(2254);
  expect(quote.lines.at(-1)).toEqual({
    label: text("roomTime.price.memberDiscount", { percent: 10 }),
    quantity: 1,
    unitAmount: -251,
    amount: -251,
  });
});

test("a price on request or a discount of zero has no discount line", () => {
  const onRequest = quotePrice({ ...RATES, pricePerHour: "su richiesta" }, MORNING);
  expect(withMemberDiscount(onRequest, 10)).toEqual(onRequest);
  expect(withMemberDiscount(quotePrice(RATES, MORNING), 0).lines).toHaveLength(1);
});

test("a membership is valid on its last day", () => {
  expect(isMemberOn("2027-03-15", "2027-03-15")).toBe(true);
  expect(isMemberOn("2027-03-14", "2027-03-15")).toBe(false);
  expect(isMemberOn(null, "2027-03-15")).toBe(false);
});
