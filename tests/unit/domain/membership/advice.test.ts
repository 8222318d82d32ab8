import { type AdvisedMember, memberAdvice } from "@/lib/domain/membership/advice";
import { validUntilOf } from "@/lib/domain/membership/validity";

const DAY = "2026-12-10";
const member = (change: Partial<AdvisedMember> = {}): AdvisedMember => ({
  ...{ status: "admitted", validUntil: "2026-12-31", fees: [] },
  ...change,
});
const due = [{ dueAmount: 2000 }];

test.each<[string, AdvisedMember | "visitor" | null, string | null]>([
  ["a visitor signs in", "visitor", "sign-in"],
  ["who never applied applies", null, "apply"],
  ["who was rejected applies again", member({ status: "rejected", validUntil: null }), "apply"],
  [
    "who is no member any more applies again",
    member({ status: "ended", validUntil: null, fees: due }),
    "apply",
  ],
  ["who has applied waits", member({ status: "applied", validUntil: null }), "wait"],
  ["who has not paid pays", member({ validUntil: null, fees: due }), "pay"],
  [
    "whose membership is over by then pays what is due",
    member({ validUntil: "2026-12-09", fees: due }),
    "pay",
  ],
  ["whose next fee is not written yet renews later", member({ validUntil: "2026-12-09" }), "renew"],
  ["a valid member is told nothing", member(), null],
  ["the last day is a day of the membership", member({ validUntil: DAY }), null],
  ["a fee of another year takes nothing away", member({ fees: due }), null],
])("advises on membership: %s", (_what, who, advice) => {
  expect(memberAdvice(who, DAY)).toBe(advice);
});

test.each([
  ["admitted", "2026-12-31", 30, "2027-01-30"],
  ["admitted", "2026-12-31", 0, "2026-12-31"],
  ["admitted", null, 30, null],
  ["ended", "2026-12-31", 30, null],
  ["applied", null, 0, null],
] as const)(
  "a member who is %s and paid until %s, with %i days of grace, is valid until %s",
  (status, paidUntil, grace, until) => {
    expect(validUntilOf({ status, paidUntil }, grace)).toBe(until);
  },
);
