import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import type { Settings, SettingsUpdate } from "@/lib/schemas/site/settings";

const ONLY = { id: 1 };
const withoutKeys = { id: true, updatedAt: true } as const;

/** The settings of the association. Their row is there from the migration on. */
export function findSettings(db: Queryable = prisma()): Promise<Settings> {
  return db.settings.findUniqueOrThrow({ where: ONLY, omit: withoutKeys });
}

/** Changes the fields that are given. */
export function updateSettings(change: SettingsUpdate, db: Queryable = prisma()): Promise<Settings> {
  return db.settings.update({ where: ONLY, data: change, omit: withoutKeys });
}
