import { useQuery } from "@tanstack/react-query";
import type { SettingsAnswer } from "@/lib/schemas/site/settings";

/** The settings as the panel sees them; undefined while loading. */
export function useMemberSettings(): SettingsAnswer | undefined {
  const { data } = useQuery<SettingsAnswer>({ queryKey: ["/api/settings", "panel"] });
  return data;
}
