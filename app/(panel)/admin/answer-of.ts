import "server-only";
import type { z } from "zod";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { wordingOf } from "@/lib/i18n/wording";
import { localizeResponse } from "@/lib/schemas/worded";

/**
 * Converts data that a page has read for its first HTML into the API's response: only the schema's fields, with
 * translated texts.
 */
export async function toApiResponse<T>(schema: z.ZodType<T>, answer: unknown): Promise<T> {
  return localizeResponse(schema, schema.parse(answer), (await wordingOf(DEFAULT_LANGUAGE)).word);
}
