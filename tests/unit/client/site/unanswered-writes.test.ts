import { ApiError } from "@/lib/client/api-client";
import { idempotencyKeyOf, noteOutcome } from "@/lib/client/unanswered-writes";

const payment = (amount: number) => ({ method: "POST", url: "/api/payments", body: { amount } });
const LOST = new TypeError("Failed to fetch");
const answered = (status: number) => new ApiError(status, "", "");

afterEach(() => jest.useRealTimers());

test("gives equal writes under way one key, and different ones their own", () => {
  const key = idempotencyKeyOf(payment(1));
  expect(idempotencyKeyOf(payment(1))).toBe(key);
  expect(idempotencyKeyOf(payment(2))).not.toBe(key);
  expect(idempotencyKeyOf({ ...payment(1), url: "/api/book-entries" })).not.toBe(key);
  expect(idempotencyKeyOf({ ...payment(1), method: "PUT" })).not.toBe(key);
});

test.each([
  ["its response was lost", LOST],
  ["it was canceled", new DOMException("", "AbortError")],
  ["the server fails", answered(503)],
  ["the session has ended", answered(401)],
  ["there are too many requests", answered(429)],
])("keeps the key of a write while %s, since an earlier attempt may have written", (_, error) => {
  const key = idempotencyKeyOf(payment(3));
  noteOutcome(payment(3), key, LOST);
  noteOutcome(payment(3), key, error);
  expect(idempotencyKeyOf(payment(3))).toBe(key);
});

test.each([
  ["was written", null],
  ["was refused", answered(409)],
])("forgets the key once the write %s", (_, outcome) => {
  const key = idempotencyKeyOf(payment(4));
  noteOutcome(payment(4), key, LOST);
  noteOutcome(payment(4), key, outcome);
  expect(idempotencyKeyOf(payment(4))).not.toBe(key);
});

test("keeps the key of a new write when a response to an equal earlier one arrives late", () => {
  const earlier = idempotencyKeyOf(payment(5));
  noteOutcome(payment(5), earlier, null);
  const key = idempotencyKeyOf(payment(5));
  noteOutcome(payment(5), earlier, null);
  expect(idempotencyKeyOf(payment(5))).toBe(key);
});

test("forgets the key after an hour", () => {
  jest.useFakeTimers();
  const key = idempotencyKeyOf(payment(6));
  jest.advanceTimersByTime(60 * 60_000);
  expect(idempotencyKeyOf(payment(6))).not.toBe(key);
});
