import { conflictTitle } from "@/components/admin/shared/conflicts/conflict-texts";
import type { Conflict } from "@/lib/schemas/conflict";
import { inItalian } from "@/tests/helpers/in-italian";

const CONFLICT: Conflict = {
  kind: "booking",
  id: 42,
  title: "Anna Bianchi",
  spaceId: 1,
  startsAt: "2026-12-01T07:00:00.000Z",
  endsAt: "2026-12-01T12:00:00.000Z",
};

test.each<[Partial<Conflict>, string]>([
  [{ confirmationNumber: "00042" }, "Prenotazione #P00042: Anna Bianchi"],
  [{ kind: "course", title: "Pilates" }, "Corso: Pilates"],
  [{ kind: "external", title: "Privato" }, "Calendario esterno"],
  [{ kind: "hold", title: "Posto riservato" }, "Posto riservato"],
])("names a conflict with the letter of its kind: %j", (part, words) => {
  expect(conflictTitle({ ...CONFLICT, ...part }, inItalian)).toBe(words);
});
