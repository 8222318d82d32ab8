"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { PublicSettingsAnswer } from "@/lib/schemas/site/settings";

/** What everybody may know of the association, asked for once; undefined until then, and while nothing asks. */
export function usePublicSettings(isNeeded = true): PublicSettingsAnswer | undefined {
  const { data } = useQuery<PublicSettingsAnswer>({
    queryKey: ["/api/settings", "public"],
    queryFn: ({ signal }) => api.get<PublicSettingsAnswer>("/api/settings", { signal }),
    enabled: isNeeded,
  });
  return data;
}
