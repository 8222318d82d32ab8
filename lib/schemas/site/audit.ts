import { z } from "zod";
import { parseDay } from "@/lib/domain/time/dates";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { idParam, pageQuery, queryFlag, text } from "@/lib/schemas/fields";

/** A calendar day (Europe/Rome), or an instant. */
const moment = shortString()
  .refine((value) => parseDay(value) !== null, VALIDATION.day)
  .refine((value) => !value.includes("T") || !Number.isNaN(Date.parse(value)), VALIDATION.day);

export const auditQuerySchema = z.object({
  ...pageQuery,
  /** The kind of entity: "booking", "space", "user" …; an unknown kind has no entries. */
  entity: text(40).optional(),
  entityId: idParam.optional(),
  /** The id or username of the author, or the name of an API key. */
  actor: text(100).optional(),
  from: moment.optional(),
  to: moment.optional(),
  /** Whether to add the current titles of the entities, names of people included. */
  names: queryFlag.optional(),
});

export type AuditQuery = z.output<typeof auditQuerySchema>;

export const changesSchema = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }));

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /**
   * Both null for visitors and for jobs; `username` is null once the account is deleted. For an API key only `username`
   * is set: the key's name.
   */
  actor: z.object({ id: z.number().int().nullable(), username: z.string().nullable() }),
  /** The id of the API key that made the change; absent for everybody else. */
  keyId: z.number().int().optional(),
  address: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.number().int().nullable(),
  /** For personal fields only the field name is recorded: both values are null. */
  changes: changesSchema,
  /**
   * If requested, the current titles of the entity and of those that its changes refer to, by kind and id: "event 12".
   * Deleted or untitled entities are absent.
   */
  names: z.record(z.string(), z.string()).optional(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
