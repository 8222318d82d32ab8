import { nextAttempt } from "@/lib/domain/program/webhook-events";

const NOW = new Date("2027-03-01T10:00:00Z");
const pauses: number[] = [];
for (let attempts = 1; ; attempts += 1) {
  const next = nextAttempt(attempts, NOW);
  if (next === null) break;
  pauses.push((next.getTime() - NOW.getTime()) / 1_000);
}

test("the first pause is at most ten seconds, and each is longer than the one before", () => {
  expect(pauses[0]).toBeLessThanOrEqual(10);
  expect(pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0))).toBe(true);
});

test("a message is given up after three days", () => {
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThanOrEqual(72);
  expect(nextAttempt(pauses.length + 1, NOW)).toBeNull();
});
