import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import type { Settings, SettingsUpdate } from "@/lib/schemas/site/settings";

const ONLY = { id: 1 };
const withoutKeys = { id: true, updatedAt: true } as const;

/** The settings of the association; a migration created their only row. */
export function findSettings(db: Queryable = prisma()): Promise<Settings> {
  return db.settings.findUniqueOrThrow({ where: ONLY, omit: withoutKeys });
}

/** Changes the given fields. */
export function updateSettings(change: SettingsUpdate, db: Queryable = prisma()): Promise<Settings> {
  return db.settings.update({ where: ONLY, data: change, omit: withoutKeys });
}
