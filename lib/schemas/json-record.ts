import type { z } from "zod";
import { isRecord } from "@/lib/domain/site/is-record";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { record } from "@/lib/schemas/fields";

/** A multipart field is a text: one that holds JSON. What is none is left for the schema to refuse. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A field beside a file that holds names with their values; empty text is none of them. */
export const jsonRecord = <Value extends z.ZodType>(value: Value) =>
  shortString(100_000)
    .transform((sent) => (sent.trim() === "" ? {} : fromJson(sent)))
    .refine(isRecord, VALIDATION.invalid)
    .pipe(record(value));
