"use client";

import { useEffect, useState } from "react";
import { today } from "@/lib/client/browser-date";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

/**
 * Today in Rome. A page may have been kept since yesterday, so `onServer` is what holds only until the browser was
 * asked: after the page has come to life, because loading the time zones takes a phone longer than anything else here.
 */
export function useToday(onServer: CalendarDay): CalendarDay {
  const [day, setDay] = useState(onServer);
  useEffect(() => {
    const timer = setTimeout(() => setDay(today()));
    return () => clearTimeout(timer);
  }, []);
  return day;
}
