import { retryPause } from "@/lib/domain/site/mail-retries";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

test.each([
  [0, 5 * MINUTE],
  [10 * MINUTE, 5 * MINUTE],
  [HOUR, 15 * MINUTE],
  [4 * HOUR, HOUR],
  [24 * HOUR, 2 * HOUR],
  [72 * HOUR, 2 * HOUR],
  [72 * HOUR + 1, null],
])("waits longer the longer an e-mail has failed, and gives up after three days (%i s)", (age, pause) => {
  expect(retryPause(age * 1_000)).toBe(pause);
});
