import { nextAttempt } from "@/lib/domain/program/webhook-events";

const NOW = new Date("2027-03-01T10:00:00Z");
const pauses: number[] = [];
for (let attempts = 1; ; attempts += 1) {
  const next = nextAttempt(attempts, NOW);
  if (next === null) break;
  pauses.push((next.getTime() - NOW.getTime()) / 1_000);
}

test("pauses ten seconds at most before the first retry, and longer before each further one", () => {
  expect(pauses[0]).toBeLessThanOrEqual(10);
  expect(pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0))).toBe(true);
});

test("gives up on a message after three days", () => {
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThanOrEqual(72);
  expect(nextAttempt(pauses.length + 1, NOW)).toBeNull();
});
