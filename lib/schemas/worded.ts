import { z } from "zod";
import type { Word } from "@/lib/domain/language/text";
import { isRecord } from "@/lib/domain/site/is-record";

/**
 * Response fields that hold a text of a rule (`lib/domain/language/text.ts`): the schema marks them, and they are
 * translated into the requested language when the response is sent.
 */

const TEXTS = z.registry<{ isText: true }>();

/** A field that holds a text of a rule, or text entered by a person. */
export const textField = () => z.string().register(TEXTS, { isText: true });

type Wording = (value: unknown, word: Word) => unknown;

const wordings = new WeakMap<z.core.$ZodType, { of: Wording | null }>();

/** A copy of a response with its text fields in the language of `word`. */
export function localizeResponse<T>(schema: z.ZodType<T>, answer: T, word: Word): T;
export function localizeResponse(schema: z.ZodType, answer: unknown, word: Word): unknown;
export function localizeResponse(schema: z.ZodType, answer: unknown, word: Word): unknown {
  return wordingOfSchema(schema)?.(answer, word) ?? answer;
}

/**
 * How values of a schema are translated; null if it contains no text, so that large responses are not copied
 * needlessly.
 */
function wordingOfSchema(schema: z.core.$ZodType): Wording | null {
  const known = wordings.get(schema);
  if (known !== undefined) return known.of;
  const of = makeWording(schema);
  wordings.set(schema, { of });
  return of;
}

function makeWording(schema: z.core.$ZodType): Wording | null {
  if (schema instanceof z.ZodString)
    return TEXTS.has(schema) ? (value, word) => (typeof value === "string" ? word(value) : value) : null;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return wordingOfSchema(schema.unwrap());
  if (schema instanceof z.ZodArray) {
    const ofOne = wordingOfSchema(schema.element);
    return ofOne && ((value, word) => (Array.isArray(value) ? value.map((one) => ofOne(one, word)) : value));
  }
  if (schema instanceof z.ZodRecord) {
    const ofOne = wordingOfSchema(schema.valueType);
    if (ofOne === null) return null;
    return (value, word) => {
      if (!isRecord(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, ofOne(one, word)]));
    };
  }
  if (schema instanceof z.ZodObject) {
    const ofFields: [name: string, of: Wording][] = [];
    for (const [name, field] of Object.entries(schema.shape)) {
      const ofField = wordingOfSchema(field);
      if (ofField !== null) ofFields.push([name, ofField]);
    }
    if (ofFields.length === 0) return null;
    return (value, word) => {
      if (!isRecord(value)) return value;
      const worded = { ...value };
      for (const [name, ofField] of ofFields) if (name in value) worded[name] = ofField(value[name], word);
      return worded;
    };
  }
  return null;
}
