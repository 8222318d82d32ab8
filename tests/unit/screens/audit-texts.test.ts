import { createTranslator } from "next-intl";
import { auditTexts } from "@/components/admin/shared/audit/audit-texts";
import { bookingSchema } from "@/lib/schemas/booking/booking";
import { courseOfPanelSchema } from "@/lib/schemas/catalogue/course";
import { eventOfPanelSchema } from "@/lib/schemas/catalogue/event";
import { galleryImageOfPanelSchema } from "@/lib/schemas/catalogue/gallery-image";
import { closureSchema } from "@/lib/schemas/closure/closure";
import { invitationSchema } from "@/lib/schemas/person/invitation";
import { userSchema } from "@/lib/schemas/person/user";
import { apiKeySchema } from "@/lib/schemas/program/api-key";
import { webhookEndpointSchema } from "@/lib/schemas/program/webhook";
import { courseSignUpSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { eventSignUpSchema } from "@/lib/schemas/sign-up/event-sign-up";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { settingsSchema } from "@/lib/schemas/site/settings";
import { spaceOfPanelSchema, spaceSchema } from "@/lib/schemas/space/space";
import { spaceImageOfPanelSchema } from "@/lib/schemas/space/space-image";
import { paymentSchema } from "@/lib/schemas/till/payment";
import { receiptSchema } from "@/lib/schemas/till/receipt";
import { waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";
import { it } from "@/messages/it";
import { panel } from "@/messages/it/panel";

const messages = { ...it, panel };
const { changeTexts, entryText } = auditTexts(
  createTranslator({ locale: "it", messages, namespace: "panel.audit" }),
  "it",
  (template) => template,
);

test.each(
  Object.entries({
    "API key": apiKeySchema,
    booking: bookingSchema,
    closure: closureSchema,
    // Fields derived from the price are not logged.
    course: courseOfPanelSchema.omit({ priceAmount: true }),
    "course booking": courseSignUpSchema,
    event: eventOfPanelSchema.omit({ priceAmount: true }),
    registration: eventSignUpSchema,
    "gallery image": galleryImageOfPanelSchema,
    invitation: invitationSchema,
    payment: paymentSchema,
    picture: spaceImageOfPanelSchema,
    receipt: receiptSchema,
    settings: settingsSchema,
    space: spaceOfPanelSchema,
    "features of a space": spaceSchema.shape.features,
    user: userSchema,
    "waiting entry": waitingEntrySchema,
    "webhook endpoint": webhookEndpointSchema,
  }),
)("each field of a %s has an Italian name in the log", (_, { shape }) => {
  expect(Object.keys(shape).filter((field) => !(field in panel.audit.field))).toEqual([]);
});

const LINE = {
  ...{ id: 1, at: "2027-01-01T10:00:00.000Z", address: null, actor: { id: 1, username: "admin" } },
  ...{ action: "update", entity: "event", entityId: 12, changes: {}, names: {} },
};

test.each<[Partial<AuditEntry>, string]>([
  [{ names: { "event 12": "Concerto di Natale" } }, "Modifica: evento «Concerto di Natale»"],
  [{}, "Modifica: evento 12, eliminato"],
  [
    { action: "delete", changes: { title: { from: "Concerto", to: null } } },
    "Eliminazione: evento 12, eliminato («Concerto»)",
  ],
  [{ entity: "booking", action: "cancel" }, "Annullamento: prenotazione 12, eliminata"],
  [{ entity: "person", action: "delete" }, "Eliminazione: persona 12, eliminata"],
  [{ entity: "mail" }, "Modifica: e-mail 12, eliminata"],
  [{ entity: "user", names: { "user 12": "Anna Rossi" } }, "Modifica: account «Anna Rossi»"],
  [{ entity: "settings", entityId: null }, "Modifica: impostazioni"],
  [{ entity: "ofALaterVersion" }, "Modifica: ofALaterVersion 12, eliminato"],
])("the log entry %j is shown as %s", (part, words) => {
  expect(entryText({ ...LINE, ...part })).toBe(words);
});

test("ids of other records are shown as names while the records exist", () => {
  const changes = { spaceId: { from: 3, to: 4 }, userId: { from: null, to: 9 } };
  const names = { "space 3": "Sala Cielo", "user 9": "Anna Rossi" };
  expect(changeTexts({ entity: "booking", changes, names })).toEqual([
    "Spazio: Sala Cielo → 4",
    "Account: Anna Rossi",
  ]);
});

test.each<[string, unknown, unknown, string]>([
  ["status", "pending", "canceled", "Stato: in attesa → annullata"],
  ["status", null, "waiting", "Stato: in attesa"],
  ["totalAmount", 7000, 3550, "Importo: 70,00\u00a0€ → 35,50\u00a0€"],
  ["startDate", null, "2027-02-28", "Dal giorno: dom 28 feb 2027"],
  ["canceledAt", null, "2027-07-01T08:30:00.000Z", "Annullamento: gio 1 lug 2027, 10:30"],
  ["isActive", true, false, "Visibile: sì → no"],
  ["role", "customer", "secretary", "Ruolo: cliente → segreteria"],
  ["amenities", ["Wi-Fi", "Tappetini"], [], "Servizi: Wi-Fi; Tappetini → vuoto"],
  [
    "sessions",
    null,
    [{ dayOfWeek: 2, startTime: "09:00", endTime: "10:30" }],
    "Incontri: giorno della settimana martedì, dalle 09:00, alle 10:30",
  ],
  ["email", null, null, "E-mail"],
  ["ofALaterVersion", null, "x", "ofALaterVersion: x"],
])("a change of %s from %j to %j is shown as %s", (field, from, to, words) => {
  expect(changeTexts({ entity: "booking", changes: { [field]: { from, to } } })).toEqual([words]);
});

test.each([
  ["booking", "confirmed", "canceled", "Stato: confermata → annullata"],
  ["registration", "confirmed", "canceled", "Stato: confermata → annullata"],
  ["course-booking", "confirmed", "canceled", "Stato: confermata → annullata"],
  ["event", "scheduled", "canceled", "Stato: in programma → annullato"],
  ["event", "scheduled", "confirmed", "Stato: in programma → confermato"],
  ["course", "scheduled", "canceled", "Stato: in programma → annullato"],
  ["waiting-entry", "offered", "accepted", "Stato: posto offerto → accettato"],
])("the status of a %s changing from %s to %s agrees in gender: %s", (entity, from, to, words) => {
  expect(changeTexts({ entity, changes: { status: { from, to } } })).toEqual([words]);
});

test("a canceled or moved lesson is named with its day, instead of the whole course", () => {
  const planned = { plannedDate: "2026-12-14", plannedTime: "18:00", date: "2026-12-14", startTime: "18:00" };
  const lesson = { ...planned, endTime: "19:00", status: "scheduled", reason: null, substitute: null };
  const other = { ...lesson, plannedDate: "2026-12-21", date: "2026-12-22" };
  const canceled = { ...lesson, status: "canceled", reason: "malattia" };
  const changes = { lessonChanges: { from: [other], to: [other, canceled] } };
  const entry = { ...LINE, entity: "course", action: "cancel", changes, names: { "course 12": "Yoga" } };
  expect(entryText(entry)).toBe("Annullamento di una lezione: corso «Yoga»");
  expect(changeTexts(entry)).toEqual(["Lezione di lun 14 dic 2026, 18:00: annullata (malattia)"]);
  const moved = { lessonChanges: { from: [], to: [{ ...other, startTime: "17:00" }] } };
  expect(changeTexts({ entity: "course", changes: moved })).toEqual([
    "Lezione di lun 21 dic 2026, 18:00: spostata a mar 22 dic 2026, 17:00",
  ]);
});
