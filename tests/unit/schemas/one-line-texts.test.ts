import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";

/** Texts of several lines; every other text of a body has one line. */
const MULTI_LINE = [
  "booking/booking-input.ts: notes",
  "booking/booking-input.ts: reason",
  "booking/message.ts: text",
  "booking/series.ts: notes",
  "booking/series.ts: reason",
  "books/book-entry.ts: note",
  "books/cash-count.ts: reason",
  "catalogue/course.ts: description",
  "catalogue/event.ts: description",
  "catalogue/lesson.ts: reason",
  "catalogue/teacher.ts: bio",
  "closure/closure.ts: message",
  "membership/member.ts: note",
  "panel/account.ts: note",
  "pass/pass.ts: reason",
  "pass/product.ts: description",
  "panel/mailing.ts: text",
  "person/account.ts: bio",
  "person/account.ts: message",
  "person/person.ts: note",
  "room-time/extras.ts: description",
  "sign-up/course-sign-up.ts: notes",
  "sign-up/event-sign-up.ts: notes",
  "sign-up/offering-cancellation.ts: reason",
  "sign-up/sign-up.ts: reason",
  "site/settings.ts: instructions",
  "site/settings.ts: receiptNote",
  "site/site.ts: description",
  "site/site.ts: entrance",
  "site/site.ts: heroText",
  "site/site.ts: officeNote",
  "site/site.ts: parking",
  "site/site.ts: privacy",
  "site/site.ts: publicTransport",
  "site/site.ts: terms",
  "space/space.ts: description",
  "till/payment.ts: note",
  "till/payment.ts: reason",
  "waiting/waiting-list.ts: notes",
];

/** Passwords, and a cell that its column validates during an import. */
const NEVER_SHOWN = [
  "import/import.ts: value",
  "money/refund.ts: currentPassword",
  "person/account.ts: currentPassword",
  "person/account.ts: newPassword",
  "site/mail-server.ts: password",
];

const SCHEMAS = join(process.cwd(), "lib/schemas");
const files = readdirSync(SCHEMAS, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
}

/** The fields of a body with their names, including nested ones. */
function fieldsOf(schema: z.ZodType, name: string): [name: string, field: z.ZodType][] {
  const { shape, innerType, in: input, out, element, options } = schema.def as unknown as Def;
  if (shape !== undefined)
    return Object.entries(shape).flatMap(([field, inner]) => [
      [field, inner] as [string, z.ZodType],
      ...fieldsOf(inner, field),
    ]);
  const taken = input?.def.type === "transform" ? out : input;
  const inner = [innerType, taken, element?.def.type === "object" ? element : undefined, ...(options ?? [])];
  return inner.flatMap((one) => (one === undefined ? [] : fieldsOf(one, name)));
}

/** Fields that are accepted from older clients but ignored. */
const isIgnored = (field: z.ZodType): boolean => {
  const { type, innerType } = field.def as unknown as Def;
  return type === "unknown" || (innerType !== undefined && isIgnored(innerType));
};

/** Whether a field stores a text, or a list with it, unchanged. */
const keeps = (field: z.ZodType, value: string): boolean =>
  !isIgnored(field) &&
  [value, [value]].some((sent) => {
    const { success, data } = field.safeParse(sent);
    return success && JSON.stringify(data) === JSON.stringify(sent);
  });

/** The names of schemas of request bodies. */
const BODY = /(Input|Update|Change|Cancellation|Return|Move|reason|message)Schema$/;

test.each([
  ["a line break", "12345\n67890"],
  ["a change of direction", "12345\u202e67890"],
])("allows %s only in texts of several lines", async (_, value) => {
  const found = new Set<string>();
  for (const file of files) {
    const module = (await import(join(SCHEMAS, file))) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(module))
      if (BODY.test(name))
        for (const [field, inner] of fieldsOf(schema as z.ZodType, name))
          if (keeps(inner, value)) found.add(`${file}: ${field}`);
  }
  expect([...found].sort()).toEqual([...MULTI_LINE, ...NEVER_SHOWN].sort());
});
