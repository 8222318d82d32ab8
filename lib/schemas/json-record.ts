import type { z } from "zod";
import { isRecord } from "@/lib/domain/site/is-record";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { record } from "@/lib/schemas/fields";

/** Parses a multipart field that holds JSON. Text that is not JSON is returned unchanged, for the schema to refuse. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A multipart field with a JSON object; empty text means an empty object. */
export const jsonRecord = <Value extends z.ZodType>(value: Value) =>
  shortString(100_000)
    .transform((sent) => (sent.trim() === "" ? {} : fromJson(sent)))
    .refine(isRecord, VALIDATION.invalid)
    .pipe(record(value));
