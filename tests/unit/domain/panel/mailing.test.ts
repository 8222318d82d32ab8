import { audienceKey, mayBeQueued } from "@/lib/domain/panel/mailing";

describe("the number of e-mails that may be queued", () => {
  test.each([
    ["all of a minute when nothing has left", { perMinute: 60, leftInMinute: 0, queued: 0 }, 60],
    [
      "what has left and what may leave any moment counts",
      { perMinute: 60, leftInMinute: 40, queued: 15 },
      5,
    ],
    ["nothing while the minute is full", { perMinute: 60, leftInMinute: 60, queued: 0 }, 0],
    ["nothing after the limit was lowered", { perMinute: 10, leftInMinute: 60, queued: 3 }, 0],
    ["never so many that other mails wait", { perMinute: 5_000, leftInMinute: 0, queued: 20 }, 80],
  ])("is limited by the recent traffic: %s", (_, traffic, count) => {
    expect(mayBeQueued(traffic)).toBe(count);
  });
});

describe("the key of an audience", () => {
  test("is the same in any order and regardless of undefined fields", () => {
    const key = audienceKey({ members: { status: "admitted", feeOpen: true } });
    expect(audienceKey({ members: { feeOpen: true, category: undefined, status: "admitted" } })).toBe(key);
    expect(audienceKey({ people: [3, 1, 3] })).toBe(audienceKey({ people: [1, 3] }));
  });

  test("differs for different audiences", () => {
    const keys = [{ course: 1 }, { event: 1 }, { course: 2 }, { people: [1] }, { subscribers: true }].map(
      audienceKey,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
