import { IMPORT_REFERENCES } from "@/lib/data/import/import-items";
import { DEMONSTRATION_REFERENCES } from "@/lib/data/site/demonstration";
import { readSource } from "@/tests/helpers/sources";

/**
 * Removing the demonstration and undoing an import leave rows to which others refer. A foreign key that is missing in
 * their lists would delete or change those others without notice.
 */

interface Reference {
  table: string;
  column: string;
  model: string;
}

/** Every foreign key of the schema. */
const FOREIGN_KEYS: readonly Reference[] = readSource("prisma/schema.prisma")
  .split(/^model /m)
  .slice(1)
  .flatMap((model) => {
    const table = /@@map\("(\w+)"\)/.exec(model)?.[1] ?? "";
    const columns = new Map(
      [...model.matchAll(/^ {2}(\w+) .*@map\("(\w+)"\)/gm)].map(([, field = "", column = ""]) => [
        field,
        column,
      ]),
    );
    return [...model.matchAll(/^ {2}\w+ +(\w+)\??.*@relation\(.*fields: \[(\w+)\]/gm)].map(
      ([, target = "", field = ""]) => ({ table, column: columns.get(field) ?? field, model: target }),
    );
  });

/** Rows that belong to the row to which they refer and mean nothing without it. */
const PARTS = new Set([
  "booking_extras.booking_id",
  "lesson_changes.course_id",
  "mailing_recipients.person_id",
  "newsletter_links.person_id",
  "offering_teachers.course_id",
  "offering_teachers.event_id",
  "person_invitations.person_id",
  "space_images.space_id",
  "time_slots.space_id",
  "taken_times.booking_id",
  "taken_times.course_id",
  "taken_times.event_id",
  "taken_times.space_id",
  "taken_times.via_space_id",
  // Their state says that the person has an account.
  "users.person_id",
  // Files that are not imported yet.
  "imports.space_id",
]);

const MODELS: Record<string, string> = {
  registrations: "SignUp",
  bookings: "Booking",
  booking: "Booking",
  courses: "Course",
  events: "Event",
  people: "Person",
  person: "Person",
  spaces: "Space",
  space: "Space",
  teachers: "Teacher",
};

/** What is paid for refers to its charge, and the charge's own columns to nothing that can be removed. */
const CHARGED = ["registrations", "bookings", "booking", "fee"];

const lists = { demonstration: DEMONSTRATION_REFERENCES, import: IMPORT_REFERENCES };

const cases = Object.entries(lists).flatMap(([name, list]) =>
  [...new Set(list.map(({ to }) => to))].filter((to) => to in MODELS).map((to) => [name, to] as const),
);

test.each(cases)("the references of the %s include every foreign key to %s", (name, to) => {
  const listed = new Set(
    lists[name as keyof typeof lists]
      .filter((one) => one.to === to)
      .map(({ table, column }) => `${table}.${column}`),
  );
  const keys = FOREIGN_KEYS.filter(({ model }) => model === MODELS[to]).map(
    ({ table, column }) => `${table}.${column}`,
  );
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !listed.has(key) && !PARTS.has(key))).toEqual([]);
  if (CHARGED.includes(to))
    expect([...listed]).toEqual(
      expect.arrayContaining([
        "payments.charge_id",
        "online_refunds.charge_id",
        "checkout_sessions.charge_id",
      ]),
    );
});
