import { clashError } from "@/lib/services/space/room-plans";
import { inItalian } from "@/tests/helpers/in-italian";

const span = { spaceId: 1, startsAt: "2027-01-12T17:00:00.000Z", endsAt: "2027-01-12T18:00:00.000Z" };

test("the refusal of a plan names what has no title of its own by its kind", () => {
  const { message } = clashError([
    { ...span, kind: "external", id: 13, title: "takenKind.external" },
    { ...span, kind: "course", id: 8, title: "Pilates" },
  ]);
  expect(inItalian(message)).toBe(
    "Questo orario si sovrappone a qualcosa che è già in calendario. Calendario esterno (mar 12 gen 2027, 18:00); Pilates (mar 12 gen 2027, 18:00).",
  );
});
