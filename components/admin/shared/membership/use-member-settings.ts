"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { Settings } from "@/lib/schemas/site/settings";

/** The settings as the panel sees them; undefined until they are there. */
export function useMemberSettings(): Settings | undefined {
  const { data } = useQuery<Settings>({
    queryKey: ["/api/settings", "panel"],
    queryFn: ({ signal }) => api.get<Settings>("/api/settings", { signal }),
  });
  return data;
}
