import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { deferWrite } from "@/lib/data/last-writes";
import { queryRows } from "@/lib/data/query-rows";
import { AUDIT_RETENTION_MONTHS } from "@/lib/domain/person/retention";
import type { AuditAction, AuditEntity } from "@/lib/domain/site/audited";
import { changesBetween } from "@/lib/domain/site/changes";
import { referenceKey, referencesIn } from "@/lib/domain/site/references";
import { addDays, toInstant } from "@/lib/domain/time/dates";
import { type AuditEntry, type AuditQuery, changesSchema } from "@/lib/schemas/site/audit";
import { currentCaller } from "./audit-context";
import { findTitles } from "./audit-titles";
import { createOnce, type IdempotencyClaim } from "./idempotency";

interface RecordedChange {
  action: AuditAction;
  entity: AuditEntity;
  entityId: number | null;
  /** The entity before and after, as the API shows it; omitted when only the event matters. */
  before?: object | null;
  after?: object | null;
  /** The author, if not the signed-in user: at a login, nobody is signed in yet. */
  actorId?: number;
}

/**
 * Writes an audit log entry in the transaction of the change. Author and address come from the current request
 * (audit-context.ts); values of personal fields are left out.
 */
export async function recordChange(on: Queryable, change: RecordedChange): Promise<void> {
  const { action, entity, entityId, before = null, after = null } = change;
  const caller = currentCaller();
  const actorId = change.actorId ?? caller?.userId ?? null;
  const changes = changesBetween(entity, before && { ...before }, after && { ...after });
  if (caller && (before === null || after === null || Object.keys(changes).length > 0))
    caller.hasChanged = true;
  await deferWrite(
    on,
    Prisma.sql`
      INSERT INTO audit_log (at, actor_id, key_id, address, action, entity, entity_id, changes)
      VALUES (${new Date()}::timestamptz, ${actorId}, ${caller?.keyId ?? null}, ${caller?.address ?? null}, ${action},
        ${entity}, ${entityId}, ${JSON.stringify(changes)}::jsonb)`,
  );
}

/** The most entries per hour for each kind of action that an account can repeat without limit. */
export const REPEATS_NOTED = 60;

/**
 * Records an action that an account can repeat without limit, such as signing in, up to `REPEATS_NOTED` times an hour,
 * so that nobody can flood the log.
 */
export async function recordRepeatable(
  on: Queryable,
  change: { action: AuditAction; entity: "user"; entityId: number; actorId: number },
  now: Date,
): Promise<void> {
  const { action, entity, entityId } = change;
  const at = { gt: new Date(now.getTime() - 3_600_000) };
  const noted = await on.auditEntry.count({ where: { entity, entityId, action, at }, take: REPEATS_NOTED });
  if (noted < REPEATS_NOTED) await recordChange(on, change);
}

const foundSchema = z.object({ isThere: z.boolean() });

export async function hasChanged(
  on: Queryable,
  entity: AuditEntity,
  entityId: number,
  field: string,
): Promise<boolean> {
  const sql = Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM audit_log
      WHERE entity = ${entity} AND entity_id = ${entityId} AND jsonb_exists(changes, ${field})) AS "isThere"`;
  const [row] = await queryRows(on, foundSchema, sql);
  return row?.isThere ?? false;
}

/**
 * Creates an entity and records it in the audit log, in one transaction.
 * If the claim of the Idempotency-Key is repeated, it returns the first response, which `schema` reads.
 */
export function addRecorded<T extends { id: number }>(
  entity: AuditEntity,
  { claim, schema }: { claim: IdempotencyClaim | null; schema: z.ZodType<T> },
  add: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return createOnce(claim, { status: 201, schema }, async (tx) => {
    const after = await add(tx);
    await recordChange(tx, { action: "create", entity, entityId: after.id, after });
    return after;
  });
}

/**
 * Deletes an entity and records its last state in the audit log, in one transaction.
 * @returns whether it existed
 */
export function removeRecorded(
  entity: AuditEntity,
  id: number,
  find: (id: number, tx: Transaction) => Promise<object | null>,
  remove: (tx: Transaction, id: number) => Promise<unknown>,
): Promise<boolean> {
  return prisma().$transaction(async (tx) => {
    const before = await find(id, tx);
    if (before === null) return false;
    await remove(tx, id);
    await recordChange(tx, { action: "delete", entity, entityId: id, before });
    return true;
  });
}

/**
 * Restores a recently deleted entity under its former id and records it, in one transaction.
 * @param since the earliest instant of the deletion
 * @returns null when it was not deleted since then, or is restored already
 */
export function restoreRecorded<T extends { id: number }>(
  entity: AuditEntity,
  id: number,
  since: Date,
  add: (tx: Transaction) => Promise<T>,
): Promise<T | null> {
  return prisma().$transaction(async (tx) => {
    const last = await tx.auditEntry.findFirst({
      where: { entity, entityId: id },
      orderBy: { id: "desc" },
      select: { action: true, at: true },
    });
    if (last === null || last.action !== "delete" || last.at < since) return null;
    const after = await add(tx);
    await recordChange(tx, { action: "restore", entity, entityId: id, after });
    return after;
  });
}

/** The actors that a filter may refer to: an account by id or username, or an API key by name. */
async function byActor(actor: string): Promise<Prisma.AuditEntryWhereInput[]> {
  const named = await prisma().user.findMany({ where: { username: actor }, select: { id: true } });
  const ids = named.map(({ id }) => id);
  const keys = await prisma().apiKey.findMany({ where: { name: actor }, select: { id: true } });
  return [
    { actorId: { in: /^\d{1,9}$/.test(actor) ? [Number(actor), ...ids] : ids } },
    { keyId: { in: keys.map(({ id }) => id) } },
  ];
}

/** Bounds of the filter: a day begins and ends at midnight in Europe/Rome; an instant is exact to the millisecond. */
const fromInstant = (value: string) => (value.includes("T") ? new Date(value) : toInstant(value, "00:00"));
const toInstantInclusive = (value: string): Prisma.DateTimeFilter =>
  value.includes("T") ? { lte: new Date(value) } : { lt: toInstant(addDays(value, 1), "00:00") };

/** The titles of the entities to which one entry refers. */
function namesFor(
  line: Parameters<typeof referencesIn>[0],
  titles: ReadonlyMap<string, string>,
): Record<string, string> {
  const named = referencesIn(line).flatMap((reference) => {
    const key = referenceKey(reference);
    const title = titles.get(key);
    return title === undefined ? [] : [[key, title]];
  });
  return Object.fromEntries(named);
}

/** One page of the log, newest first, and the total number of matching entries. */
export async function listAuditEntries({
  page,
  pageSize,
  entity,
  entityId,
  actor,
  from,
  to,
  names,
}: AuditQuery): Promise<{ entries: AuditEntry[]; total: number }> {
  const where: Prisma.AuditEntryWhereInput = {
    ...(entity === undefined ? {} : { entity }),
    ...(entityId === undefined ? {} : { entityId }),
    ...(actor === undefined ? {} : { OR: await byActor(actor) }),
    at: {
      ...(from === undefined ? {} : { gte: fromInstant(from) }),
      ...(to === undefined ? {} : toInstantInclusive(to)),
    },
  };
  const [rows, total] = await Promise.all([
    prisma().auditEntry.findMany({
      where,
      orderBy: { id: "desc" },
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().auditEntry.count({ where }),
  ]);
  const lines = rows.map((row) => ({ ...row, changes: changesSchema.parse(row.changes) }));
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
  const keyIds = [...new Set(rows.flatMap(({ keyId }) => keyId ?? []))];
  const [users, keys, titles] = await Promise.all([
    prisma().user.findMany({ where: { id: { in: ids } }, select: { id: true, username: true } }),
    prisma().apiKey.findMany({ where: { id: { in: keyIds } }, select: { id: true, name: true } }),
    names ? findTitles(lines.flatMap(referencesIn)) : null,
  ]);
  const usernames = new Map(users.map(({ id, username }) => [id, username]));
  const keyNames = new Map(keys.map(({ id, name }) => [id, name]));
  const nameOf = (actorId: number | null, keyId: number | null) =>
    (actorId === null ? keyNames.get(keyId ?? 0) : usernames.get(actorId)) ?? null;
  const entries = lines.map(({ actorId, keyId, at, ...line }) => ({
    ...line,
    at: at.toISOString(),
    actor: { id: actorId, username: nameOf(actorId, keyId) },
    ...(keyId === null ? {} : { keyId }),
    ...(titles === null ? {} : { names: namesFor(line, titles) }),
  }));
  return { entries, total };
}

/**
 * Erases the client addresses of entries written before an instant. A trigger allows it only for entries older than 12
 * months.
 */
export async function eraseAuditAddressesBefore(before: Date): Promise<void> {
  await prisma().$executeRaw`
    UPDATE audit_log SET address = NULL WHERE at < ${before}::timestamptz AND address IS NOT NULL`;
}

/** Deletes entries older than 24 months; a trigger refuses to delete newer ones. */
export async function removeOldAuditEntries(): Promise<void> {
  await prisma().$executeRaw`
    DELETE FROM audit_log WHERE at < now() - make_interval(months => ${AUDIT_RETENTION_MONTHS}::int)`;
}
