import { z } from "zod";
import { API_SCOPES } from "@/lib/domain/program/key-access";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { list, nameText, nullableDay } from "@/lib/schemas/fields";

export const apiScopeSchema = z.enum(API_SCOPES, VALIDATION.invalid);

export const apiKeyInputSchema = z.object({
  name: nameText(VALIDATION.required, 120),
  scopes: list(shortString(), 100, { tooMany: VALIDATION.invalid, invalid: VALIDATION.invalid })
    .refine((scopes) => z.array(apiScopeSchema).safeParse(scopes).success, VALIDATION.invalid)
    .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
  /** The last day (Europe/Rome) of validity; null for no end. */
  expiresOn: nullableDay.default(null),
});

export type ApiKeyInput = z.output<typeof apiKeyInputSchema>;

export const apiKeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The beginning of the secret, for recognition by its owner. */
  prefix: z.string(),
  scopes: z.array(apiScopeSchema),
  expiresOn: z.string().nullable(),
  /** Instants; `lastUsedAt` is exact to the minute, and null if the key was never used. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

export type ApiKey = z.infer<typeof apiKeySchema>;

/** A new key with its secret, which is shown only once. */
export const apiKeyCreatedSchema = apiKeySchema.extend({ secret: z.string() });

export type ApiKeyCreated = z.infer<typeof apiKeyCreatedSchema>;
