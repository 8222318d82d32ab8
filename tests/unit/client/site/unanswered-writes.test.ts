import { ApiError } from "@/lib/client/api-client";
import { noteOutcome, unansweredKey } from "@/lib/client/unanswered-writes";

const payment = (amount: number) => ({ method: "POST", url: "/api/payments", body: { amount } });
const LOST = new TypeError("Failed to fetch");
const answered = (status: number) => new ApiError(status, "", "");

afterEach(() => jest.useRealTimers());

test("remembers the key of a write without a response for equal writes only", () => {
  noteOutcome(payment(1), "first", LOST);
  expect(unansweredKey(payment(1))).toBe("first");
  expect(unansweredKey(payment(2))).toBeUndefined();
  expect(unansweredKey({ ...payment(1), url: "/api/book-entries" })).toBeUndefined();
});

test.each([
  ["the server fails", 503],
  ["the session has ended", 401],
  ["there are too many requests", 429],
])("keeps the key while %s, since an earlier attempt may have written", (_, status) => {
  noteOutcome(payment(3), "first", LOST);
  noteOutcome(payment(3), "first", answered(status));
  expect(unansweredKey(payment(3))).toBe("first");
});

test.each([
  ["was written", null],
  ["was refused", answered(409)],
])("forgets the key once the write %s", (_, outcome) => {
  noteOutcome(payment(4), "first", LOST);
  noteOutcome(payment(4), "first", outcome);
  expect(unansweredKey(payment(4))).toBeUndefined();
});

test("forgets the key after ten minutes", () => {
  jest.useFakeTimers();
  noteOutcome(payment(5), "first", LOST);
  jest.advanceTimersByTime(10 * 60_000);
  expect(unansweredKey(payment(5))).toBeUndefined();
});

test("remembers no forms with files, whose contents cannot be compared", () => {
  const form = { method: "POST", url: "/api/imports", body: new FormData() };
  noteOutcome(form, "first", LOST);
  expect(unansweredKey(form)).toBeUndefined();
});
