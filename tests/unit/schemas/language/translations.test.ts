import { z } from "zod";
import { lineText, text } from "@/lib/schemas/fields";
import { translationsField } from "@/lib/schemas/language/translations";
import { parseInput } from "@/lib/schemas/parse-input";

const part = text(10).nullish();
const schema = z.object({
  translations: translationsField({
    name: lineText("Il nome è obbligatorio", 10),
    tags: z.array(text(5)),
    arrival: z.strictObject({ parking: part, entrance: part }),
  }),
});

const parse = (translations: unknown) => parseInput(schema, { translations }).translations;

const refusalOf = (translations: unknown): string[] => {
  try {
    parse(translations);
  } catch (error) {
    return Object.keys((error as { errors: object }).errors);
  }
  return [];
};

test("stores texts by language and field, except null, empty and missing ones", () => {
  expect(
    parse({ en: { name: " Sage ", tags: ["a"], arrival: { parking: "Behind", entrance: null } } }),
  ).toEqual({ en: { name: "Sage", tags: ["a"], arrival: { parking: "Behind" } } });
  expect(parse({ en: { name: null, tags: [], arrival: { parking: "" } } })).toEqual({});
  expect(parse({ en: { name: "" } })).toEqual({});
  expect(parse({})).toEqual({});
});

test.each([
  ["a text", "Sage"],
  ["a list", []],
  ["null", null],
  ["a language that there is not", { fr: { name: "Sauge" } }],
  ["Italian, whose texts are the thing's own", { it: { name: "Salvia" } }],
  ["a text in the place of fields", { en: "Sage" }],
  ["null in the place of fields", { en: null }],
  ["a field that is not translated", { en: { price: "10" } }],
  ["a number in the place of a text", { en: { name: 5 } }],
  ["a text that is too long", { en: { name: "x".repeat(11) } }],
  ["two lines where the field takes one", { en: { name: "a\nb" } }],
  ["a part that there is not", { en: { arrival: { train: "x" } } }],
])("rejects %s at `translations`", (_what, sent) => {
  expect(refusalOf(sent)).toContain("translations");
});

test("reports which text of the form is invalid", () => {
  expect(refusalOf({ en: { name: "x".repeat(11) } })).toEqual(["translations", "translations.en.name"]);
});
