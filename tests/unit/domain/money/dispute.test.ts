import { disputeState, isNews } from "@/lib/domain/money/dispute";

const at = (seconds: number, status: string) => ({ disputedAt: new Date(seconds * 1000), status });

test.each([
  ["needs_response", "open"],
  ["under_review", "open"],
  ["warning_needs_response", "open"],
  ["a_word_to_come", "open"],
  ["won", "won"],
  ["warning_closed", "won"],
  ["lost", "lost"],
])("Stripe's status %s is read as %s", (status, state) => expect(disputeState(status)).toBe(state));

test.each([
  ["the first notice", null, at(1, "needs_response"), true],
  ["the same notice again", at(1, "needs_response"), at(1, "needs_response"), false],
  ["a further state", at(1, "needs_response"), at(1, "under_review"), true],
  ["its end", at(1, "under_review"), at(1, "lost"), true],
  ["its beginning after its end", at(1, "lost"), at(1, "needs_response"), false],
  ["an older dispute", at(2, "needs_response"), at(1, "lost"), false],
  ["a later dispute of the same payment", at(1, "won"), at(2, "needs_response"), true],
])("decides whether a notice updates the dispute: %s (%#)", (_name, known, notice, expected) =>
  expect(isNews(known, notice)).toBe(expected),
);
