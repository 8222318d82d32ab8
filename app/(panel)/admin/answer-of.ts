import "server-only";
import type { z } from "zod";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { wordingOf } from "@/lib/i18n/wording";
import { wordAnswer } from "@/lib/schemas/worded";

/** What a call of the API answers, read by the page itself for its first HTML: with the fields of its schema, in words. */
export async function answerOf<T>(schema: z.ZodType<T>, answer: unknown): Promise<T> {
  return wordAnswer(schema, schema.parse(answer), (await wordingOf(DEFAULT_LANGUAGE)).word);
}
