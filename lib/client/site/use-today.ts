"use client";

import { useEffect, useState } from "react";
import { today } from "@/lib/client/browser-date";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

/**
 * Today in Rome. The page may have been cached yesterday, so `onServer` holds only until the browser has computed the
 * day itself. That happens after hydration, because loading time-zone data is slow on phones.
 */
export function useToday(onServer: CalendarDay): CalendarDay {
  const [day, setDay] = useState(onServer);
  useEffect(() => {
    const timer = setTimeout(() => setDay(today()));
    return () => clearTimeout(timer);
  }, []);
  return day;
}
