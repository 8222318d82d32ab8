import "./zod-config";
import { z } from "zod";
import { isRecord } from "@/lib/domain/site/is-record";
import { VALIDATION } from "@/lib/messages/validation";

/** Field schemas, from which the schemas of forms, handlers and the OpenAPI document are composed. */

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether PostgreSQL can store a text: no NUL, no lone surrogate. */
export const isStorable = (value: string): boolean => !value.includes("\0") && !LONE_SURROGATE.test(value);

/** A maximum that aborts the field's further checks, so that none processes a longer text. */
export const atMost = (max: number) => ({ abort: true, error: VALIDATION.tooLong(max) });

/** A string of at most `max` characters: a code, a token, or a number, a day or an id sent as text. */
export const shortString = (max = 100, missing?: string) => z.string(missing).max(max, atMost(max));

/** Text as sent, before it is cleaned: surrounding spaces and marks may make it longer, within a bound. */
export const sentText = (max: number, missing?: string) =>
  z.string(missing).max(10 * max + 1_000, atMost(max));

/** Cleans storable text only; other text must be refused, and cleaning would hide the reason. */
export const cleaned = (clean: (value: string) => string) => (value: string) =>
  isStorable(value) ? clean(value) : value;

/** Refuses a list or record with more than `max` entries before parsing any of them. */
export const counted = <Schema extends z.ZodType>(
  schema: Schema,
  max: number,
  message: string = VALIDATION.tooMany(max),
) =>
  z.preprocess<unknown, Schema, z.input<Schema>>((value, context) => {
    const size = Array.isArray(value) ? value.length : isRecord(value) ? Object.keys(value).length : 0;
    if (size <= max) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  }, schema);
