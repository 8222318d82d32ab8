import { setTimeout as sleep } from "node:timers/promises";
import { addDays } from "@/lib/domain/time/dates";
import type { SeriesQuote } from "@/lib/schemas/booking/series";
import { ApiClient } from "../../helpers/api";
import { inDays } from "../../helpers/days";
import { newAdmin } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";
import { newSpace } from "../../helpers/spaces";

const DATES = 60;
const TRIALS = 5;

/**
 * Waits for the quote and asks the same process for something that needs no database meanwhile: how long nobody else was
 * answered.
 */
async function longestSilence<T>(quoting: Promise<T>) {
  let isOver = false;
  const started = performance.now();
  const quoted = quoting.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const asked = performance.now();
    await (await fetch(`${siteUrl()}/api/auth/csrf`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await sleep(1);
  }
  return { answer: await quoted, longest, whole: performance.now() - started };
}

test(`the quote of a series of ${DATES} dates that are all closed lets other requests through`, async () => {
  const { client: admin } = await newAdmin();
  const space = await newSpace(admin);
  const first = inDays(60);
  const closure = { spaceId: space.id, reason: "Lavori", startDate: first, endDate: addDays(first, 200) };
  expect((await admin.post("/api/closures", closure)).status).toBe(201);
  const dates = Array.from({ length: DATES }, (_, index) => ({
    ...{ startDate: addDays(first, 20 + index), endDate: addDays(first, 20 + index) },
    ...{ startTime: "09:00", endTime: "11:00" },
  }));
  const visitor = new ApiClient();
  const quote = () => visitor.post<SeriesQuote>("/api/bookings/series/quote", { spaceId: space.id, dates });
  const silences: number[] = [];
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const { answer, longest, whole } = await longestSilence(quote());
    expect([answer.status, answer.body.availableCount]).toEqual([200, 0]);
    process.stdout.write(
      `› Nobody else was answered for ${Math.round(longest)} of ${Math.round(whole)} ms\n`,
    );
    silences.push(longest / whole);
  }
  // What holds on a machine that is busy with other things as well: never for most of the time.
  expect(Math.min(...silences)).toBeLessThan(0.5);
});
