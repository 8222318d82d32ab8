import type { ApiScope } from "@/lib/domain/program/key-access";
import { AppError } from "@/lib/errors";
import { withoutNames } from "@/lib/http/resolve-caller";
import type { Conflict } from "@/lib/schemas/conflict";
import { clashError } from "@/lib/services/space/room-plans";

/* A key with `catalogue:write` alone learns that a time is taken, but not by whom. */

const span = { spaceId: 1, startsAt: "2027-01-12T17:00:00.000Z", endsAt: "2027-01-12T18:00:00.000Z" };
const booked: Conflict = { ...span, kind: "booking", id: 7, title: "Giulia Rossi" };
const course: Conflict = { ...span, kind: "course", id: 8, title: "Pilates" };
const refusal = clashError([booked, course]);

const seenBy = (scopes: ApiScope[] | null): AppError => {
  const key = scopes === null ? null : { id: 1, name: "Sito", scopes };
  const error = withoutNames(refusal, { key });
  if (!(error instanceof AppError)) throw new Error("It is no refusal");
  return error;
};

test("a key without bookings:read reads no name of a person in a refused plan", () => {
  const seen = seenBy(["catalogue:write", "bookings:write"]);
  expect([seen.code, seen.conflicts]).toEqual([
    "CLASHES",
    [expect.objectContaining({ kind: "booking", id: 7 }), course],
  ]);
  expect(JSON.stringify([seen.message, seen.conflicts])).not.toContain("Rossi");
});

test.each([[null], [["catalogue:write", "bookings:read"] satisfies ApiScope[]]])(
  "the panel, and a key with bookings:read, read who has booked (%j)",
  (scopes) => {
    expect(seenBy(scopes)).toBe(refusal);
    expect(JSON.stringify(refusal.conflicts)).toContain("Rossi");
  },
);

test("other refusals stay as they are", () => {
  const other = new AppError("SLOT_TAKEN", { conflicts: [{ startDate: "2027-01-12" }] });
  expect(withoutNames(other, { key: { id: 1, name: "Sito", scopes: [] } })).toBe(other);
});
