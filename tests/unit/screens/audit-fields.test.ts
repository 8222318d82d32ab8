import { createTranslator } from "next-intl";
import { z } from "zod";
import { auditTexts, fieldLabel, labelOf } from "@/components/admin/shared/audit/audit-texts";
import type { AuditEntity } from "@/lib/domain/site/audited";
import { changesBetween } from "@/lib/domain/site/changes";
import { referenceOf } from "@/lib/domain/site/references";
import { bookingSchema } from "@/lib/schemas/booking/booking";
import { bookEntrySchema } from "@/lib/schemas/books/book-entry";
import { bookYearSchema } from "@/lib/schemas/books/year";
import { courseOfPanelSchema } from "@/lib/schemas/catalogue/course";
import { eventOfPanelSchema } from "@/lib/schemas/catalogue/event";
import { galleryImageOfPanelSchema } from "@/lib/schemas/catalogue/gallery-image";
import { teacherOfPanelSchema } from "@/lib/schemas/catalogue/teacher";
import { closureSchema } from "@/lib/schemas/closure/closure";
import { bankMovementSchema } from "@/lib/schemas/import/bank";
import { committedSchema, importPlanSchema } from "@/lib/schemas/import/import";
import { feeSchema, memberSchema } from "@/lib/schemas/membership/member";
import { promoCodeSchema } from "@/lib/schemas/money/promo-code";
import { oneMailingSchema } from "@/lib/schemas/panel/mailing";
import { screenSchema } from "@/lib/schemas/panel/screen";
import { passSchema } from "@/lib/schemas/pass/pass";
import { passProductOfPanelSchema } from "@/lib/schemas/pass/product";
import { invitationSchema } from "@/lib/schemas/person/invitation";
import { personSchema } from "@/lib/schemas/person/person";
import { userSchema } from "@/lib/schemas/person/user";
import { apiKeySchema } from "@/lib/schemas/program/api-key";
import { webhookEndpointSchema } from "@/lib/schemas/program/webhook";
import { extraOfPanelSchema } from "@/lib/schemas/room-time/extras";
import { courseSignUpSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { eventSignUpSchema } from "@/lib/schemas/sign-up/event-sign-up";
import { mailServerSchema } from "@/lib/schemas/site/mail-server";
import { settingsSchema } from "@/lib/schemas/site/settings";
import { panelSiteSchema } from "@/lib/schemas/site/site";
import { spaceOfPanelSchema } from "@/lib/schemas/space/space";
import { spaceImageOfPanelSchema } from "@/lib/schemas/space/space-image";
import { paymentSchema } from "@/lib/schemas/till/payment";
import { receiptSchema } from "@/lib/schemas/till/receipt";
import { waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";
import { it } from "@/messages/it";
import { panel } from "@/messages/it/panel";

const id = z.number().int();

/** The states of each entity as the log stores them: the response's schema, and what its services add. */
const LOGGED: Record<AuditEntity, z.ZodObject> = {
  space: spaceOfPanelSchema,
  booking: bookingSchema,
  closure: closureSchema,
  extra: extraOfPanelSchema,
  "promo-code": promoCodeSchema,
  course: courseOfPanelSchema,
  "course-booking": courseSignUpSchema.extend({ present: z.boolean(), date: z.string() }),
  event: eventOfPanelSchema,
  teacher: teacherOfPanelSchema,
  registration: eventSignUpSchema.extend({ present: z.boolean(), date: z.string() }),
  "waiting-entry": waitingEntrySchema.extend({ reason: z.string() }),
  "gallery-image": galleryImageOfPanelSchema,
  picture: spaceImageOfPanelSchema.extend({ spaceId: id, documentUrl: z.string() }),
  settings: settingsSchema,
  site: panelSiteSchema.extend({ isSetupDismissed: z.boolean() }),
  calendar: z.object({ spaceId: id, showsNames: z.boolean() }),
  payment: paymentSchema,
  member: memberSchema,
  "pass-product": passProductOfPanelSchema,
  pass: passSchema.extend({ refundAmount: id, seats: id, reason: z.string() }),
  fee: feeSchema.extend({ year: id, created: id }),
  receipt: receiptSchema,
  "book-entry": bookEntrySchema,
  "book-year": bookYearSchema,
  "bank-file": z.object({ created: id, known: id }),
  "bank-movement": bankMovementSchema.pick({ state: true }).extend({ matches: z.string() }),
  mail: z.object({ template: z.string(), to: z.string() }),
  message: z.object({
    bookingId: id,
    courseBookingId: id,
    registrationId: id,
    personId: id,
    waitingEntryId: id,
  }),
  "mail-server": mailServerSchema.omit({ source: true, lastFailure: true }),
  mailing: oneMailingSchema,
  user: userSchema,
  person: personSchema.extend({ personId: id, mergedPersonId: id }),
  invitation: invitationSchema,
  "api-key": apiKeySchema,
  "webhook-endpoint": webhookEndpointSchema,
  screen: screenSchema,
  import: importPlanSchema
    .pick({ kind: true, spaceId: true, total: true })
    .extend({ ...committedSchema.shape, invited: id, newsletter: id }),
};

const messages = { ...it, panel };
const t = createTranslator({ locale: "it", messages, namespace: "panel.audit" });
const { changeTexts } = auditTexts(t, "it", (template) => template);

/** Numbers that are counts, percentages, hours or positions; every other number is an amount or names a record. */
const COUNTED =
  /^(id|number|year|position|orderIndex|attendees|seats|entries|entriesLeft|hours|percent|stock|port|dayOfWeek|capacity|total|created|known|skipped|invited|newsletter|recipients|sent|failed|course|event|pass|people|reversalOf|latitude|longitude|heldPlaces|usedCount|maxUses\w*|\w+(Percent|Hours|Minutes|Months|Days|Bookings|Participants))$/;

type Visit = (field: string, schema: z.core.$ZodType) => void;

/** Visits the fields of a schema that appear in the log under their own name, at any depth. */
function visitFields(field: string, schema: z.core.$ZodType, visit: Visit, depth = 0): void {
  // A translation repeats the fields of what it translates.
  if (depth > 6) return;
  const inner = (name: string, one: z.core.$ZodType) => visitFields(name, one, visit, depth + 1);
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  if ("innerType" in def) inner(field, def.innerType as z.core.$ZodType);
  else if (def.type === "pipe") inner(field, def.out);
  else if (def.type === "lazy") inner(field, def.getter());
  else if (def.type === "array") inner(field, def.element);
  else if (def.type === "record") inner(field, def.valueType);
  else if (def.type === "union") for (const option of def.options) inner(field, option);
  else if (def.type === "object")
    for (const [name, part] of Object.entries(def.shape)) {
      visit(name, part);
      inner(name, part);
    }
  else visit(field, schema);
}

/** What would be shown raw: the field's name, a value of a choice, or cents. */
function rawTexts(entity: AuditEntity, field: string, schema: z.core.$ZodType): string[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  const shown = (value: unknown) =>
    changeTexts({ entity, changes: { [field]: { from: null, to: value } } })[0];
  const raw: string[] = [];
  if (fieldLabel(t, entity, field) === field) raw.push(`${entity}: field ${field}`);
  const values =
    def.type === "enum" ? Object.values(def.entries) : def.type === "literal" ? [...def.values] : [];
  for (const value of values)
    if (
      typeof value === "string" &&
      shown(value)?.endsWith(`: ${value}`) &&
      labelOf(t, `value.${field}`, value, "") !== value
    )
      raw.push(`${entity}: ${field} is ${value}`);
  const isCount = COUNTED.test(field) && !(entity === "receipt" && field === "total");
  if (
    def.type === "number" &&
    !isCount &&
    referenceOf(field, 1) === null &&
    !shown(123_456)?.includes("1.234,56")
  )
    raw.push(`${entity}: ${field} is an amount`);
  return raw;
}

test.each(Object.entries(LOGGED) as [AuditEntity, z.ZodObject][])(
  "no field or value of a %s is shown raw in the log",
  (entity, { shape }) => {
    const raw = Object.entries(shape).flatMap(([name, schema]) => {
      const change = changesBetween(entity, null, { [name]: 1 })[name];
      if (change === undefined) return [];
      const found = rawTexts(entity, name, schema);
      if (change.to === null) return found.filter((one) => one.includes(": field "));
      visitFields(name, schema, (field, part) => found.push(...rawTexts(entity, field, part)));
      return found;
    });
    expect([...new Set(raw)]).toEqual([]);
  },
);

test("the rows of an imported file are counted, and an amount is in euro", () => {
  const total = { total: { from: null, to: 3 } };
  expect(changeTexts({ entity: "import", changes: total })).toEqual(["Righe del file: 3"]);
  expect(changeTexts({ entity: "receipt", changes: total })).toEqual(["Totale: 0,03\u00a0€"]);
  expect(changeTexts({ entity: "book-year", changes: { cash: { from: 0, to: -35_000 } } })).toEqual([
    "Cassa: 0,00\u00a0€ → −350,00\u00a0€",
  ]);
});

test("what a cancellation frees from payment is not called a refund", () => {
  const changes = { refundAmount: { from: null, to: 4000 } };
  expect(changeTexts({ entity: "booking", changes })).toEqual(["Non più dovuto: 40,00\u00a0€"]);
  expect(changeTexts({ entity: "pass", changes })).toEqual(["Rimborso: 40,00\u00a0€"]);
});
