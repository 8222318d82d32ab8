import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import type { Settings, SettingsUpdate } from "@/lib/schemas/site/settings";
import { findSite } from "./site";

const ONLY = { id: 1 };
const omitted = { id: true, legalName: true, updatedAt: true } as const;

/** The settings of the association, with the legal name of its site; a migration created their only row. */
export async function findSettings(db: Queryable = prisma()): Promise<Settings> {
  const settings = await db.settings.findUniqueOrThrow({ where: ONLY, omit: omitted });
  const { legalName } = await findSite(db);
  return { ...settings, legalName };
}

/** Changes the given fields. The legal name is changed with the site (lib/services/site/change-site.ts). */
export async function updateSettings(
  change: Omit<SettingsUpdate, "legalName">,
  db: Queryable = prisma(),
): Promise<Settings> {
  await db.settings.update({ where: ONLY, data: change });
  return findSettings(db);
}
