import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { MAIL_SECURITIES } from "@/lib/schemas/site/mail-server";

/** The mail server set by an administrator in the panel: a table with one row. */

const ONLY = { id: 1 };

const storedSchema = z.object({
  host: z.string(),
  port: z.number(),
  security: z.enum(MAIL_SECURITIES),
  username: z.string().nullable(),
  /** Encrypted; set exactly when there is a username. */
  password: z.string().nullable(),
  fromName: z.string().nullable(),
  fromAddress: z.string(),
  replyTo: z.string().nullable(),
});
export type StoredMailServer = z.infer<typeof storedSchema>;

export interface MailServerRow {
  server: StoredMailServer | null;
  lastFailure: { at: string; message: string } | null;
  changedAt: Date;
}

export async function findMailServerRow(db: Queryable = prisma()): Promise<MailServerRow> {
  const { failedAt, failure, changedAt, ...row } = await db.mailServer.findUniqueOrThrow({ where: ONLY });
  return {
    server: row.host === null ? null : storedSchema.parse(row),
    lastFailure: failedAt && failure ? { at: failedAt.toISOString(), message: failure } : null,
    changedAt,
  };
}

/** Serializes changes of the mail server until the transaction ends. */
export async function lockMailServer(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM mail_server WHERE id = 1 FOR UPDATE`;
}

export const hasStoredMailServer = async (db: Queryable = prisma()): Promise<boolean> =>
  (await db.mailServer.count({ where: { ...ONLY, host: { not: null } } })) > 0;

export async function storeMailServer(tx: Transaction, server: StoredMailServer, now: Date): Promise<void> {
  await tx.mailServer.update({ where: ONLY, data: { ...server, changedAt: now } });
}

/** Removes the mail server with all recorded results, including a successful test mail. */
export async function clearMailServer(tx: Transaction, now: Date): Promise<void> {
  const none = {
    host: null,
    port: null,
    security: null,
    username: null,
    password: null,
    fromName: null,
    fromAddress: null,
    replyTo: null,
    failedAt: null,
    failure: null,
  };
  await tx.mailServer.update({ where: ONLY, data: { ...none, changedAt: now } });
  await tx.site.update({ where: ONLY, data: { mailTestedAt: null } });
}

/** @param message a text (lib/domain/language/text.ts); e-mail addresses in it are personal data and are masked */
export async function noteMailFailure(message: string, at: Date): Promise<void> {
  const failure = message.replace(/[\w.+-]{1,64}@[\w.-]{1,255}/g, "…");
  await prisma().mailServer.update({ where: ONLY, data: { failedAt: at, failure } });
}

/** Clears the last failure after a successful delivery. */
export async function noteMailLeft(): Promise<void> {
  await prisma().mailServer.updateMany({
    where: { ...ONLY, failedAt: { not: null } },
    data: { failedAt: null, failure: null },
  });
}
