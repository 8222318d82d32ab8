import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { findSettings } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import type { CancellationSteps } from "@/lib/domain/money/cancellation-steps";
import type { Settings } from "@/lib/schemas/site/settings";
import type { SpaceInAllLanguages } from "@/lib/schemas/space/space";
import { listSpaces } from "./spaces";

/** The centre's rules that every response about a room's time needs. */
export interface CentreTerms {
  settings: Settings;
  /** The steps of the cancellation policy in force. */
  cancellationSteps: CancellationSteps;
  /** The centre's own e-mail address. */
  siteEmail: string;
}

/** The rooms and the centre's rules, which change rarely. */
interface CatalogueSnapshot extends CentreTerms {
  spaces: readonly SpaceInAllLanguages[];
}

/**
 * The version of the snapshot, as a query of one value: the version counters of rooms, settings and site, which every
 * change of them increments in its transaction.
 */
export const CATALOGUE_VERSION = Prisma.sql`
  SELECT COALESCE(string_agg(part || ':' || item || ':' || version, ',' ORDER BY part, item), '')
  FROM content_versions WHERE part IN ('spaces', 'settings', 'site')`;

const versionSchema = z.object({ version: z.string() });

/** On globalThis, because Next.js may load this module more than once in a process. */
const holder = globalThis as typeof globalThis & {
  catalogueSnapshot?: { version: string; snapshot: CatalogueSnapshot };
  /** A running read of the snapshot outside of transactions. */
  refreshing?: Promise<void>;
};

/** Freezes the snapshot deeply, since all requests share it. */
function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/** Reads the current rooms and rules. Sequentially, since a transaction has one connection. */
async function readSnapshot(on: Queryable): Promise<CatalogueSnapshot> {
  const spaces = await listSpaces(on);
  const settings = await findSettings(on);
  const { cancellationSteps, email: siteEmail } = await findSite(on);
  return { spaces, settings, cancellationSteps, siteEmail };
}

/** Reads the snapshot outside of any transaction, and caches it. If this fails, the next caller reads it. */
async function refreshSnapshot(): Promise<void> {
  const sql = Prisma.sql`SELECT (${CATALOGUE_VERSION}) AS version`;
  const [row] = await queryRows(prisma(), versionSchema, sql);
  if (row === undefined) return;
  holder.catalogueSnapshot = { version: row.version, snapshot: deepFreeze(await readSnapshot(prisma())) };
}

/** The snapshot of a version: the cached one, or a new read if the version has changed. */
export async function snapshotOf(version: string, on: Queryable): Promise<CatalogueSnapshot> {
  const cached = holder.catalogueSnapshot;
  if (cached?.version === version) return cached.snapshot;
  const snapshot = await readSnapshot(on);
  if (on === prisma()) {
    holder.catalogueSnapshot = { version, snapshot: deepFreeze(snapshot) };
    return snapshot;
  }
  // A transaction may read its own uncommitted changes, which may be rolled back, so its snapshot is not cached. A
  // separate read fills the cache for later requests, even if all of them run in transactions.
  holder.refreshing ??= refreshSnapshot()
    .catch(() => {})
    .finally(() => {
      holder.refreshing = undefined;
    });
  return snapshot;
}
