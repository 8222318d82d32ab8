import "server-only";
import { recordChange } from "@/lib/data/audit-log";
import { prisma } from "@/lib/data/client";
import { findSettings, updateSettings } from "@/lib/data/settings";
import type { Settings, SettingsUpdate } from "@/lib/schemas/settings";

/** Changes the settings that are given; what is booked already stays as it is. */
export function changeSettings(change: SettingsUpdate): Promise<Settings> {
  return prisma().$transaction(async (tx) => {
    const before = await findSettings(tx);
    const after = await updateSettings(change, tx);
    await recordChange(tx, { action: "update", entity: "settings", entityId: null, before, after });
    return after;
  });
}
