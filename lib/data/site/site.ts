import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { doesEnvironmentSendMail } from "@/lib/env";
import { LEGAL_TEXTS } from "@/lib/messages/site/legal-texts";
import { translationsSchema } from "@/lib/schemas/language/translations";
import { type KnownSite, type Site, type SiteUpdate, siteSchema } from "@/lib/schemas/site/site";
import { hasStoredMailServer } from "./mail-server";

const ONLY = { id: 1 };

/** The JSON columns, whose types the compiler cannot know. */
const storedSchema = siteSchema
  .pick({ social: true, arrival: true, cancellationSteps: true, officeHours: true })
  .extend({
    texts: siteSchema.shape.texts.partial(),
    translations: translationsSchema,
  });

const omitted = {
  id: true,
  firstPasswordHash: true,
  legalChangedAt: true,
  setupDismissedAt: true,
  mailTestedAt: true,
  demonstratedAt: true,
  updatedAt: true,
} as const;

const toSite = (
  { latitude, longitude, ...row }: Prisma.SiteGetPayload<{ omit: typeof omitted }>,
  hasMail: boolean,
): KnownSite => {
  const { texts, ...stored } = storedSchema.parse(row);
  return {
    ...row,
    ...stored,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    texts: { ...LEGAL_TEXTS, ...texts },
    languages: [...LANGUAGES],
    hasMail,
  };
};

const readSite = async (db: Queryable): Promise<KnownSite> =>
  toSite(
    await db.site.findUniqueOrThrow({ where: ONLY, omit: omitted }),
    doesEnvironmentSendMail() || (await hasStoredMailServer(db)),
  );

const versionRowSchema = z.object({ version: z.string().nullable() });

/** On globalThis, because Next.js may load this module more than once in a process. */
const holder = globalThis as typeof globalThis & { keptSite?: { version: string; site: KnownSite } };

/**
 * The association's data. Cached in this process with its version counter, which every change increments in its
 * transaction, so that a read costs one short statement and is never older than the last change.
 */
export async function findSite(db: Queryable = prisma()): Promise<KnownSite> {
  // A transaction may read its own uncommitted changes, which may be rolled back: it neither uses nor fills the cache.
  if (db !== prisma()) return readSite(db);
  const sql = Prisma.sql`SELECT sum(version)::text AS version FROM content_versions WHERE part = 'site'`;
  const [row] = await queryRows(db, versionRowSchema, sql);
  const version = row?.version ?? "";
  if (holder.keptSite?.version !== version) holder.keptSite = { version, site: await readSite(db) };
  return structuredClone(holder.keptSite.site);
}

/** Legal texts that are empty or equal to the initial text are not stored. */
const ownTexts = (texts: Partial<Site["texts"]>): Partial<Site["texts"]> => {
  const { privacy, terms } = texts;
  return {
    ...(privacy && privacy !== LEGAL_TEXTS.privacy && { privacy }),
    ...(terms && terms !== LEGAL_TEXTS.terms && { terms }),
  };
};

/**
 * Changes the given fields, and the given parts of `arrival` and `texts`. Run it in a transaction, since it locks the
 * row.
 */
export async function updateSite(change: SiteUpdate, db: Queryable): Promise<KnownSite> {
  await db.$executeRaw`SELECT 1 FROM site WHERE id = 1 FOR UPDATE`;
  const before = await readSite(db);
  const { arrival, texts, position, ...plain } = change;
  const row = await db.site.update({
    where: ONLY,
    data: {
      ...plain,
      ...(arrival && { arrival: { ...before.arrival, ...arrival } }),
      ...(texts && { texts: ownTexts({ ...before.texts, ...texts }) }),
      ...(position !== undefined && {
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
      }),
    },
    omit: omitted,
  });
  return toSite(row, before.hasMail);
}

/** The site's own e-mail address, read in a transaction without the rest. */
export async function findSiteEmail(on: Queryable): Promise<string> {
  const { email } = await on.site.findUniqueOrThrow({ where: ONLY, select: { email: true } });
  return email;
}

/** The content of the first row. */
export type FirstSite = Omit<KnownSite, "position" | "languages" | "hasMail" | "texts" | "translations">;

/** Inserts the first row unless there is one. */
export async function createSite(site: FirstSite): Promise<void> {
  await prisma().site.createMany({ data: [{ ...ONLY, ...site }], skipDuplicates: true });
}

export const hasSite = async (): Promise<boolean> => (await prisma().site.count({ where: ONLY })) > 0;

/** The facts on which the list of first steps depends. */
interface SetupFacts {
  /** Whether an administrator still has the password of the first start. */
  isFirstPassword: boolean;
  mailTestedAt: Date | null;
  isDismissed: boolean;
}

const setupRow = z.object({
  isFirstPassword: z.boolean(),
  mailTestedAt: z.date().nullable(),
  isDismissed: z.boolean(),
});

export async function findSetupFacts(): Promise<SetupFacts> {
  const sql = Prisma.sql`
    SELECT mail_tested_at AS "mailTestedAt", setup_dismissed_at IS NOT NULL AS "isDismissed", EXISTS (
      SELECT 1 FROM users
      WHERE role = 'admin' AND encode(sha256(convert_to(password, 'UTF8')), 'hex') = first_password_hash
    ) AS "isFirstPassword"
    FROM site`;
  const [row] = await queryRows(prisma(), setupRow, sql);
  return row ?? { isFirstPassword: false, mailTestedAt: null, isDismissed: false };
}

/** @param at when the list of first steps was closed; null to show it again */
export async function noteSetupDismissed(at: Date | null, on: Queryable): Promise<void> {
  await on.site.update({ where: ONLY, data: { setupDismissedAt: at } });
}

/** @param hash SHA-256 of the stored password that the first start gave the administrator */
export async function storeInitialPasswordHash(hash: string): Promise<void> {
  await prisma().site.update({ where: ONLY, data: { firstPasswordHash: hash } });
}

export async function noteMailTested(at: Date): Promise<void> {
  await prisma().site.update({ where: ONLY, data: { mailTestedAt: at } });
}

export async function noteDemonstrated(at: Date): Promise<void> {
  await prisma().site.update({ where: ONLY, data: { demonstratedAt: at } });
}

/** Whether demonstration data has ever been created. */
export const isDemonstrated = async (): Promise<boolean> =>
  (await prisma().site.count({ where: { ...ONLY, demonstratedAt: { not: null } } })) > 0;
