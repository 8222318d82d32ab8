import fc from "fast-check";
import { subtractSpans } from "@/lib/domain/room-time/taken-time";

const span = (from: number, to: number) => ({ startsAt: new Date(from), endsAt: new Date(to) });
const pairs = (spans: { startsAt: Date; endsAt: Date }[]) =>
  spans.map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);

describe("free spans minus occupied spans", () => {
  test.each([
    ["nothing taken", [[0, 10]], [], [[0, 10]]],
    [
      "a stretch in the middle",
      [[0, 10]],
      [[4, 6]],
      [
        [0, 4],
        [6, 10],
      ],
    ],
    [
      "both ends",
      [[0, 10]],
      [
        [-2, 1],
        [9, 12],
      ],
      [[1, 9]],
    ],
    ["everything", [[0, 10]], [[0, 10]], []],
    [
      "neighbours are one",
      [
        [0, 5],
        [5, 10],
      ],
      [[2, 3]],
      [
        [0, 2],
        [3, 10],
      ],
    ],
  ])("are computed for: %s", (_what, from, taken, left) => {
    const spans = (list: number[][]) => list.map(([start = 0, end = 0]) => span(start, end));
    expect(pairs(subtractSpans(spans(from), spans(taken)))).toEqual(left);
  });

  test("contain exactly the moments that are free and not occupied", () => {
    const spans = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }))
        .map(([a, b]) => span(a, a + b)),
      { maxLength: 6 },
    );
    const has = (list: { startsAt: Date; endsAt: Date }[], at: number) =>
      list.some(({ startsAt, endsAt }) => startsAt.getTime() <= at && at < endsAt.getTime());
    fc.assert(
      fc.property(spans, spans, (from, taken) => {
        const left = subtractSpans(from, taken);
        for (let at = 0; at < 50; at += 1) expect(has(left, at)).toBe(has(from, at) && !has(taken, at));
      }),
    );
  });

  test("are computed in time that grows with their number, not with its square", () => {
    const many = (offset: number) =>
      Array.from({ length: 20_000 }, (_, index) => span(index * 10 + offset, index * 10 + offset + 4));
    const { user: before } = process.cpuUsage();
    expect(subtractSpans(many(0), many(2))).toHaveLength(20_000);
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(1000);
  });
});
