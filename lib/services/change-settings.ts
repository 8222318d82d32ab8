import "server-only";
import { updateSettings } from "@/lib/data/settings";
import type { Settings, SettingsUpdate } from "@/lib/schemas/settings";

/** Changes the settings that are given; what is booked already stays as it is. */
export function changeSettings(change: SettingsUpdate): Promise<Settings> {
  return updateSettings(change);
}
