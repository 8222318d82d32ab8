import type { z } from "zod";
import { apiRoutes } from "@/app/generated/routes";
import {
  bookingRowSchema,
  entryRowSchema,
  memberRowSchema,
  personRowSchema,
} from "@/lib/schemas/import/rows";

/**
 * Pasted numbers, codes and addresses contain invisible characters, unusual spaces and unusual dashes. Every field of
 * these kinds accepts them as if they were typed.
 */

const TYPED: Readonly<Record<string, readonly string[]>> = {
  phone: ["+39 040 123-456"],
  phones: ["+39 040 123-456"],
  email: ["anna-maria@example.org"],
  pec: ["anna-maria@example.org"],
  iban: ["IT60 X054 2811 1010 0000 0123 456"],
  fiscalCode: ["RSS MRA 85T10 A562S"],
  vatNumber: ["IT12345678901"],
  postalCode: ["34121"],
  code: ["123-456"],
  totp: ["123-456"],
  promoCode: ["ESTATE-10"],
  q: ["anna@example.org"],
  googleFormUrl: ["https://forms.gle/abc"],
  website: ["https://example.org/anna"],
  imageUrl: ["https://example.org/sala.jpg"],
  imageUrls: ["https://example.org/sala.jpg"],
  externalCalendarUrl: ["https://example.org/sala.ics"],
  url: ["https://example.org/avvisi"],
  link: ["https://example.org/paga"],
};

/**
 * The text as programs copy it: with direction marks, no-break spaces and hyphens, a soft hyphen, and a full-width
 * digit.
 */
const pasted = (typed: string): string =>
  `\u202a\u2068\ufeff${typed
    .replaceAll(" ", "\u00a0")
    .replaceAll("-", "\u2011")
    .replace(/\d$/, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    .replace(/^.../, "$&\u200b\u2060\u00ad\u200e")}\u2069\u202c\u3000`;

interface Def {
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  type: string;
}

/** The fields with these names, anywhere in a request. */
function fieldsOf(schema: z.ZodType, path: string): [path: string, name: string, field: z.ZodType][] {
  const { shape, innerType, in: input, out: output, element, options } = schema.def as unknown as Def;
  const own = Object.entries(shape ?? {}).flatMap(([name, field]) => [
    ...(TYPED[name] && !isIgnored(field)
      ? [[`${path}: ${name}`, name, field] as [string, string, z.ZodType]]
      : []),
    ...fieldsOf(field, `${path}: ${name}`),
  ]);
  const inner = [innerType, input, output, element, ...(options ?? [])];
  return [...own, ...inner.flatMap((one) => (one === undefined ? [] : fieldsOf(one, path)))];
}

/** Fields that are accepted from older clients but ignored. */
const isIgnored = (field: z.ZodType): boolean => {
  const { type, innerType } = field.def as unknown as Def;
  return ["unknown", "never", "object"].includes(type) || (innerType !== undefined && isIgnored(innerType));
};

// Excluded: the path and quality of the image optimizer, which nobody types.
const sent = apiRoutes.flatMap((route) =>
  (["GET", "POST", "PUT", "PATCH", "DELETE"] as const).flatMap((method) => {
    const handler = route[method];
    const { body, panelBody, query } = handler?.endpoint ?? {};
    return [body, panelBody, query].flatMap((schema) =>
      schema === undefined || handler?.route === "/uploads/sized"
        ? []
        : fieldsOf(schema, `${method} ${handler?.route}`),
    );
  }),
);
const rows = Object.entries({ bookingRowSchema, memberRowSchema, personRowSchema }).flatMap(
  ([name, schema]) => fieldsOf(schema, name),
);

const take = (field: z.ZodType, value: string) =>
  [value, [value]].map((one) => field.safeParse(one)).find(({ success }) => success);

test("every number, code and address in a request is accepted as pasted", () => {
  const fields = [...sent, ...rows];
  expect(new Set(fields.map(([, name]) => name)).size).toBeGreaterThan(8);
  const wrong = fields.flatMap(([path, name, field]) =>
    (TYPED[name] ?? []).flatMap((typed) => {
      const right = take(field, typed);
      const got = take(field, pasted(typed));
      return right !== undefined && JSON.stringify(got?.data) === JSON.stringify(right.data)
        ? []
        : [`${path} ${JSON.stringify(right?.data)} ${JSON.stringify(got?.data)}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["email", "o'brien@example.org", "mailto:o’brien@example.org"],
  ["email", "anna@example.org", "Anna Rossi <anna@example.org>"],
  ["email", "anna@example.org", "<anna@example.org>,"],
  ["pec", "anna@example.org", "anna@example.org;"],
  ["phone", "+39 040 123-456", "Tel. +39 040 123-456"],
  ["phone", "333.1234567", "cell: 333·1234567,"],
  ["phones", "040 123456", "Telefono 040 123456"],
  ["iban", "IT60X0542811101000000123456", "Cod. IBAN: IT60 X 05428.11101.000000123456."],
  ["fiscalCode", "RSSMRA85T10A562S", "C.F. rss mra 85t10 a562s"],
  ["fiscalCode", "RSSMRA85T10A562S", "Codice fiscale: RSSMRA85T10A562S;"],
])("every validated field %j accepts %j from %j, as address books copy it", (wanted, typed, copied) => {
  const fields = [...sent, ...rows].filter(([, name]) => name === wanted);
  // A phone field that accepts any text stores it unchanged.
  const checked = fields.filter(([, , field]) => take(field, "né uno né l'altro") === undefined);
  expect(checked.length).toBeGreaterThan(0);
  const wrong = checked.filter(
    ([, , field]) => JSON.stringify(take(field, copied)?.data) !== JSON.stringify(take(field, typed)?.data),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test("the title of an imported calendar entry loses its invisible characters", () => {
  const instant = "2026-12-14T09:00:00.000Z";
  const entry = { title: "Con\u200b marchi\u200e 🎶", startsAt: instant, endsAt: instant };
  expect(entryRowSchema.safeParse(entry).data?.title).toBe("Con marchi 🎶");
});
