"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { PublicSettingsAnswer } from "@/lib/schemas/site/settings";

/** The public settings of the association, fetched once; undefined until loaded and while `isNeeded` is false. */
export function usePublicSettings(isNeeded = true): PublicSettingsAnswer | undefined {
  const { data } = useQuery<PublicSettingsAnswer>({
    queryKey: ["/api/settings", "public"],
    queryFn: ({ signal }) => api.get<PublicSettingsAnswer>("/api/settings", { signal }),
    enabled: isNeeded,
  });
  return data;
}
