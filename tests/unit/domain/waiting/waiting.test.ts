import fc from "fast-check";
import { affectedSpan, isInLine, isOfferLive, offerExpiry, offerInOrder } from "@/lib/domain/waiting/waiting";
import {
  waitingPeriodLabel,
  waitingPositionLabel,
  waitingSizeLabel,
} from "@/lib/domain/waiting/waiting-labels";
import { word } from "@/lib/i18n/italian-word";

const NOW = new Date("2026-12-01T09:00:00Z");
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe("an offer", () => {
  test("is held for the given number of seconds", () => {
    expect(offerExpiry(NOW, 86_400, inSeconds(200_000))).toEqual(inSeconds(86_400));
    expect(offerExpiry(NOW, 86_400, null)).toEqual(inSeconds(86_400));
  });
  test("is never held beyond the start", () => {
    expect(offerExpiry(NOW, 86_400, inSeconds(3_600))).toEqual(inSeconds(3_600));
  });
  test("is not made for a start in the past", () => {
    expect(offerExpiry(NOW, 86_400, NOW)).toBeNull();
  });
  test.each([
    ["offered", 1, true],
    ["offered", 0, false],
    ["waiting", 1, false],
    ["accepted", 1, false],
  ] as const)("with status %s and %s seconds left is live: %s", (status, seconds, isLive) => {
    expect(isOfferLive({ status, offerExpiresAt: inSeconds(seconds) }, NOW)).toBe(isLive);
  });
});

test.each([
  ["waiting", true],
  ["offered", true],
  ["accepted", false],
  ["expired", false],
  ["left", false],
] as const)("a waiting-list entry with the status %s is in line: %s", (status, is) => {
  expect(isInLine(status)).toBe(is);
});

test("offers go to the first entries whose whole request fits, each using up free places", () => {
  let free = 3;
  const asked = offerInOrder(
    [
      { name: "four", seats: 4 },
      { name: "two", seats: 2 },
      { name: "two more", seats: 2 },
      { name: "one", seats: 1 },
    ],
    ({ seats }) => (seats <= free ? seats : null),
    (seats) => {
      free -= seats;
    },
  );
  expect(asked.map(({ entry }) => entry.name)).toEqual(["two", "one"]);
});

test("offers never exceed the free places, and no entry that fits at its turn is skipped", () => {
  const line = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 40 });
  fc.assert(
    fc.property(line, fc.integer({ min: 0, max: 60 }), (wishes, places) => {
      let free = places;
      const entries = wishes.map((seats, index) => ({ seats, index }));
      const asked = offerInOrder(
        entries,
        ({ seats }) => (seats <= free ? seats : null),
        (seats) => {
          free -= seats;
        },
      );
      expect(free).toBeGreaterThanOrEqual(0);
      const got = new Set(asked.map(({ entry }) => entry.index));
      let left = places;
      for (const { seats, index } of entries) {
        expect(got.has(index)).toBe(seats <= left);
        if (got.has(index)) left -= seats;
      }
    }),
  );
});

test("freed time is checked with the longest buffer on both sides", () => {
  const span = { startsAt: inSeconds(0), endsAt: inSeconds(3600) };
  expect(affectedSpan(span)).toEqual({ startsAt: inSeconds(-14_400), endsAt: inSeconds(18_000) });
});

describe("a waiting-list entry in words", () => {
  const wish = {
    kind: "space",
    startDate: "2026-12-03",
    endDate: "2026-12-03",
    isFullDay: false,
    startTime: "08:00",
    endTime: "13:00",
    singleTime: null,
    startsAt: null,
    attendees: 1,
    seats: 1,
  } as const;
  test("shows the period of a room", () => {
    expect(word(waitingPeriodLabel(wish))).toBe("giovedì 3 dicembre 2026, 08:00 – 13:00");
    expect(word(waitingPeriodLabel({ ...wish, isFullDay: true, startTime: null, endTime: null }))).toBe(
      "giovedì 3 dicembre 2026, giornata intera",
    );
  });
  test("shows the start of an event and the first day of a course", () => {
    expect(word(waitingPeriodLabel({ ...wish, kind: "event", startsAt: "2026-12-03T19:30:00Z" }))).toBe(
      "gio 3 dic 2026, 20:30",
    );
    expect(word(waitingPeriodLabel({ ...wish, kind: "course" }))).toBe("da giovedì 3 dicembre 2026");
    expect(word(waitingPeriodLabel({ ...wish, kind: "course", startDate: null }))).toBe("");
  });
  test("shows the day and the hour of a single lesson", () => {
    expect(word(waitingPeriodLabel({ ...wish, kind: "course", singleTime: "18:00" }))).toBe(
      "giovedì 3 dicembre 2026, 18:00",
    );
  });
  test("shows the number of people or places and the position", () => {
    expect(word(waitingSizeLabel(wish))).toBe("1 persona");
    expect(word(waitingSizeLabel({ ...wish, kind: "course", seats: 3 }))).toBe("3 posti");
    expect([1, 4].map((position) => word(waitingPositionLabel(position)))).toEqual([
      "Sei in cima alla lista",
      "Sei al 4º posto della lista",
    ]);
  });
});
