import { nameIn, text } from "@/lib/domain/language/text";
import { describeEntry } from "@/lib/domain/panel/board-text";
import {
  closesRoom,
  kindOfOwner,
  refusalReason,
  TAKEN_KIND_NAMES,
  takenOwner,
  titleWithKind,
} from "@/lib/domain/room-time/taken-kinds";
import { WHY_NOT } from "@/lib/domain/room-time/why-not";
import { wordingOf } from "@/lib/i18n/wording";
import { inItalian } from "@/tests/helpers/in-italian";

test.each(TAKEN_KIND_NAMES)("reads the kind of a %s back from its owner key", (kind) => {
  expect(kindOfOwner(takenOwner(kind, 42))).toBe(kind);
});

test.each(["maintenance:42", "maintenance", "bookings:42", "", ":42"])(
  "rejects an owner key of an unknown kind: '%s'",
  (owner) => {
    expect(() => kindOfOwner(owner)).toThrow("unknown kind");
  },
);

test("gives only closures a shared owner key, so that they may overlap each other", () => {
  expect(takenOwner("closure", 1)).toBe(takenOwner("closure", 2));
  expect(takenOwner("booking", 1)).not.toBe(takenOwner("booking", 2));
  expect(TAKEN_KIND_NAMES.filter(closesRoom)).toEqual(["closure"]);
});

test.each([
  ["booking", "Anna Bianchi", { reason: null, heldAs: null }],
  ["event", "Concerto", { reason: null, heldAs: text("roomTime.heldAs.event", { title: "Concerto" }) }],
  ["course", "Pilates", { reason: null, heldAs: text("roomTime.heldAs.course", { title: "Pilates" }) }],
  ["closure", "Lavori", { reason: "Lavori", heldAs: null }],
  ["hold", null, { reason: null, heldAs: null }],
  ["external", null, { reason: null, heldAs: null }],
] as const)("explains a refusal because of a %s with public information only", (kind, title, reason) => {
  expect(refusalReason(kind, title)).toEqual(reason);
});

test("labels a kind without titles by its label alone", () => {
  expect(inItalian(titleWithKind("course", "Pilates"))).toBe("Corso: Pilates");
  expect(inItalian(titleWithKind("hold", "Posto riservato"))).toBe("Posto riservato");
});

test.each([
  ["course", "corso"],
  ["hold", "posto riservato"],
  ["external", "calendario esterno"],
] as const)("describes a %s on the board by its kind", (kind, label) => {
  const span = { startsAt: "2026-12-01T07:00:00.000Z", endsAt: "2026-12-01T12:00:00.000Z" };
  const none = { purpose: null, status: null, paymentStatus: null, dueAmount: null };
  const words = describeEntry({ kind, title: "Titolo", ...span, ...none }, "Sala Loto", inItalian);
  expect(words).toBe(`Sala Loto, martedì 1 dicembre 2026, 08:00 – 13:00: Titolo, ${label}`);
});

test("describes a lesson on the board with its seats", () => {
  const span = { startsAt: "2026-12-01T07:00:00.000Z", endsAt: "2026-12-01T12:00:00.000Z" };
  const none = { purpose: null, status: null, paymentStatus: null, dueAmount: null };
  const lesson = {
    kind: "course" as const,
    title: "Pilates",
    seats: { taken: 9, most: 16 },
    ...span,
    ...none,
  };
  expect(describeEntry(lesson, "Sala Loto", inItalian)).toBe(
    "Sala Loto, martedì 1 dicembre 2026, 08:00 – 13:00: Pilates, corso, 9 di 16 posti",
  );
});

test("names a course in a refusal in the reader's language", async () => {
  const { heldAs } = refusalReason("course", "Pilates dolce", { en: "Gentle Pilates" });
  const said = WHY_NOT.held(heldAs ?? "", { name: nameIn("Sala", { en: "Hall" }), relation: "part" }).message;
  const [italian, english] = await Promise.all([wordingOf("it"), wordingOf("en")]);
  expect(italian.word(said)).toMatch(/Sala.*Pilates dolce/);
  expect(english.word(said)).toMatch(/Hall.*Gentle Pilates/);
});
