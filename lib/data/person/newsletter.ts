import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Language } from "@/lib/domain/language/languages";
import { languageSchema } from "@/lib/schemas/language/translations";
import type { Person } from "./person";

export interface NewsletterLink {
  email: string;
  firstName: string | null;
  language: Language;
  /** Null for links that only end a subscription. */
  confirmsUntil: Date | null;
  /** The subscriber; null until confirmed. */
  personId: number | null;
}

const linkSelect = {
  email: true,
  firstName: true,
  language: true,
  confirmsUntil: true,
  personId: true,
} as const satisfies Prisma.NewsletterLinkSelect;

/** Inserts links; existing ones are left unchanged. */
export async function insertNewsletterLinks(
  on: Queryable,
  links: readonly (NewsletterLink & { tokenHash: string; createdAt: Date })[],
): Promise<void> {
  await on.newsletterLink.createMany({ data: [...links], skipDuplicates: true });
}

/** A link, and whether its person is subscribed; null when it is unknown. */
export async function findNewsletterLink(
  tokenHash: string,
  on: Queryable = prisma(),
): Promise<(NewsletterLink & { isSubscribed: boolean }) | null> {
  const row = await on.newsletterLink.findUnique({
    where: { tokenHash },
    select: { ...linkSelect, person: { select: { newsletterSince: true } } },
  });
  if (row === null) return null;
  const { person, language, ...link } = row;
  const isSubscribed = (person?.newsletterSince ?? null) !== null;
  return { ...link, language: languageSchema.parse(language), isSubscribed };
}

/** As `findNewsletterLink`, with the link locked until the transaction ends. */
export async function lockNewsletterLink(tx: Transaction, tokenHash: string) {
  await tx.$queryRaw`SELECT 1 FROM newsletter_links WHERE token_hash = ${tokenHash} FOR UPDATE`;
  return findNewsletterLink(tokenHash, tx);
}

/** Records the person whose subscription a link has confirmed. */
export async function setLinkOwner(tx: Transaction, tokenHash: string, personId: number): Promise<void> {
  await tx.newsletterLink.update({ where: { tokenHash }, data: { personId }, select: { tokenHash: true } });
}

/** People `p` with an e-mail address, or with an account that has verified it. */
const ofAddress = (email: Prisma.Sql) => Prisma.sql`(p.email = ${email}::citext
  OR EXISTS (SELECT 1 FROM users v WHERE v.person_id = p.id AND v.is_verified AND v.email = ${email}::citext))`;

const isSoSchema = z.object({ isSo: z.boolean() });

export async function isSubscribed(email: string): Promise<boolean> {
  const sql = Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM people p WHERE p.newsletter_since IS NOT NULL AND ${ofAddress(Prisma.sql`${email}`)})
      AS "isSo"`;
  const [row] = await queryRows(prisma(), isSoSchema, sql);
  return row?.isSo ?? false;
}

/** @returns whether the person was not subscribed before */
export async function startSubscription(tx: Transaction, personId: number, now: Date): Promise<boolean> {
  const where = { id: personId, newsletterSince: null };
  const { count } = await tx.person.updateMany({ where, data: { newsletterSince: now } });
  return count > 0;
}

const endedSchema = z.object({ id: z.int(), newsletterSince: z.date() });

/**
 * Ends the subscriptions of a person and of everybody with the same address, so that no further newsletter goes there.
 * Confirmation links mailed to the address become invalid.
 * @param mailedTo the address that a link was mailed to, which may no longer be the person's
 * @returns the people who were subscribed, and since when
 */
export async function endSubscriptions(
  tx: Transaction,
  personId: number,
  mailedTo: string | null,
): Promise<{ id: number; newsletterSince: Date }[]> {
  const sql = Prisma.sql`
    WITH addresses AS (
      SELECT email FROM people WHERE id = ${personId} AND email IS NOT NULL
      UNION SELECT email FROM users WHERE person_id = ${personId} AND is_verified
      UNION SELECT ${mailedTo}::citext WHERE ${mailedTo !== null}
    ), unwanted AS (
      UPDATE users SET newsletter_wanted_at = NULL
      WHERE newsletter_wanted_at IS NOT NULL AND email IN (SELECT email FROM addresses)
    ), closed AS (
      UPDATE newsletter_links SET confirms_until = created_at
      WHERE confirms_until > created_at AND email IN (SELECT email FROM addresses)
    ), subscribed AS (
      SELECT p.id, p.newsletter_since FROM people p
      WHERE p.newsletter_since IS NOT NULL
        AND (p.id = ${personId} OR EXISTS (SELECT 1 FROM addresses a WHERE ${ofAddress(Prisma.sql`a.email`)}))
    )
    UPDATE people SET newsletter_since = NULL FROM subscribed s WHERE people.id = s.id
    RETURNING people.id, s.newsletter_since AS "newsletterSince"`;
  return queryRows(tx, endedSchema, sql);
}

/** Records whether an account with an unverified address wants the newsletter. */
export async function setNewsletterWanted(tx: Transaction, userId: number, at: Date | null): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { newsletterWantedAt: at }, select: { id: true } });
}

/**
 * Applies the newsletter request that an account made before it verified its address, and the subscriptions of people
 * without an account at that address.
 */
export async function subscribeVerified(
  tx: Transaction,
  { userId, personId, email }: { userId: number; personId: number; email: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE people p SET newsletter_since = LEAST(p.newsletter_since, u.newsletter_wanted_at,
      (SELECT min(o.newsletter_since) FROM people o WHERE o.email = ${email}::citext AND (o.account_id IS NULL OR o.account_id = ${userId})))
    FROM users u WHERE p.id = ${personId} AND u.id = ${userId}`;
  await tx.user.updateMany({
    where: { id: userId, newsletterWantedAt: { not: null } },
    data: { newsletterWantedAt: null },
  });
}

export async function removeOldNewsletterLinks(now: Date): Promise<void> {
  await prisma().newsletterLink.deleteMany({ where: { personId: null, confirmsUntil: { lt: now } } });
}

/**
 * Deletes the links of a person and to their verified address. Links to an address with which another person is
 * subscribed are transferred to that person, so that they keep working.
 */
export async function eraseNewsletterLinks(tx: Transaction, { email, personId }: Person): Promise<void> {
  await tx.$executeRaw`
    UPDATE newsletter_links l SET person_id = o.id FROM people o
    WHERE l.person_id = ${personId} AND o.email = l.email AND o.newsletter_since IS NOT NULL AND o.id <> ${personId}`;
  if (email === null) return;
  await tx.newsletterLink.deleteMany({ where: { email, OR: [{ personId: null }, { personId }] } });
}
