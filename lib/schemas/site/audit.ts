import { z } from "zod";
import { parseDay } from "@/lib/domain/time/dates";
import { VALIDATION } from "@/lib/messages/validation";
import { idParam, pageQuery, queryFlag, text } from "@/lib/schemas/fields";

/** A calendar day in Rome, or an instant. */
const moment = z
  .string()
  .refine((value) => parseDay(value) !== null, VALIDATION.day)
  .refine((value) => !value.includes("T") || !Number.isNaN(Date.parse(value)), VALIDATION.day);

export const auditQuerySchema = z.object({
  ...pageQuery,
  /** What was changed: "booking", "space", "user" and so on; one that is not known has no lines. */
  entity: text(40).optional(),
  entityId: idParam.optional(),
  /** The id or the username of whoever did it. */
  actor: text(100).optional(),
  from: moment.optional(),
  to: moment.optional(),
  /** Also what the things are called today, people too. */
  names: queryFlag.optional(),
});

export type AuditQuery = z.output<typeof auditQuerySchema>;

export const changesSchema = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }));

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Nobody for visitors and for the site's own jobs; without a name once the account is gone. */
  actor: z.object({ id: z.number().int().nullable(), username: z.string().nullable() }),
  address: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.number().int().nullable(),
  /** Of personal fields only the name: both values are null. */
  changes: changesSchema,
  /**
   * Where asked for: what the thing and those that its changes refer to are called today, by kind and number:
   * "event 12". What is not here is gone, or has no name.
   */
  names: z.record(z.string(), z.string()).optional(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
