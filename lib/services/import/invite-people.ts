import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import { prisma } from "@/lib/data/client";
import { findImport, listUninvited, lockImport } from "@/lib/data/import/imports";
import { insertPersonInvitations } from "@/lib/data/person/person-invitations";
import { recordChange } from "@/lib/data/site/audit-log";
import { MAX_IMPORT_ROWS } from "@/lib/domain/import/import-kinds";
import { AppError, requireFound } from "@/lib/errors";
import { enqueueMails } from "@/lib/jobs/queue";
import { languageSchema } from "@/lib/schemas/language/translations";

/** As long as a staff invitation: long enough for a mail that is read late. */
const INVITATION_DAYS = 30;
/** Invitations per transaction. */
const BATCH = 200;

async function inviteSome(id: number, now: Date): Promise<number> {
  return prisma().$transaction(async (tx) => {
    await lockImport(tx, id);
    const people = await listUninvited(tx, id, BATCH);
    const invited = people.map((person) => ({ ...person, nonce: newNonce() }));
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 24 * 3_600_000);
    await insertPersonInvitations(
      tx,
      invited.map(({ id: personId, email, nonce }) => ({
        personId,
        email,
        expiresAt,
        createdAt: now,
        tokenHash: hashToken(mailToken("reset", nonce)),
      })),
    );
    await enqueueMails(
      tx,
      invited.map(({ id: personId, email, language, nonce }) => ({
        ...({ template: "personInvitation", to: email, data: { nonce, personId } } as const),
        language: languageSchema.parse(language),
      })),
    );
    return people.length;
  });
}

/**
 * Mails a link to choose a password to the imported people who have an address but no account, once each.
 * @returns how many mails are queued
 * @throws AppError NOT_FOUND; NOT_CHANGEABLE before the file is imported
 */
export async function invitePeople(id: number, now: Date): Promise<number> {
  const file = requireFound(await findImport(id), "import");
  if (file.committedAt === null) throw new AppError("NOT_CHANGEABLE");
  let sent = 0;
  for (let batch = 0; batch * BATCH < MAX_IMPORT_ROWS; batch += 1) {
    const count = await inviteSome(id, now);
    sent += count;
    if (count < BATCH) break;
  }
  await recordChange(prisma(), {
    action: "message",
    entity: "import",
    entityId: id,
    after: { invited: sent },
  });
  return sent;
}
