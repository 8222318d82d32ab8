"use client";

import { useQuery } from "@tanstack/react-query";
import { USUAL_HORIZON_MONTHS } from "@/lib/domain/room-time/availability-windows";
import type { PublicSettings } from "@/lib/schemas/site/settings";

/** How many months ahead the centre takes bookings; the default until the settings are loaded. */
export function useHorizon(): number {
  const { data } = useQuery<Pick<PublicSettings, "horizonMonths">>({
    queryKey: ["/api/settings"],
    retry: false,
  });
  return data?.horizonMonths ?? USUAL_HORIZON_MONTHS;
}
