"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { usePathIn } from "@/components/ui/use-path-in";
import type { BookingGroup } from "@/lib/domain/booking/booking-status";
import { paths } from "@/lib/paths";

export interface BookingTab {
  group: BookingGroup;
  label: string;
  count: number;
  content: ReactNode;
}

/** Tabs rendered as links: without JavaScript each opens a page, with JavaScript they switch in place. */
export function BookingTabs({ tabs, initial }: { tabs: BookingTab[]; initial: BookingGroup }) {
  const t = useTranslations("bookings");
  const pathIn = usePathIn();
  const addressOf = (group: BookingGroup) => pathIn(`${paths.myBookings}?tab=${group}`);
  const [current, setCurrent] = useState<BookingGroup>(initial);
  const list = useRef<HTMLDivElement>(null);
  const count = tabs.find(({ group }) => group === current)?.count ?? 0;
  const shown = useRef({ current, count });
  useEffect(() => {
    const before = shown.current;
    shown.current = { current, count };
    // The canceled card had the focus, and without it the page would stand at its end.
    if (before.current === current && count < before.count)
      list.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
  }, [current, count]);

  function show(value: string): void {
    const tab = tabs.find(({ group }) => group === value);
    if (!tab || tab.group === current) return;
    setCurrent(tab.group);
    window.history.replaceState(null, "", addressOf(tab.group));
  }

  return (
    <Tabs value={current} onValueChange={show}>
      <TabsList ref={list} aria-label={t("tabs")} className="mx-0 w-full sm:w-auto sm:self-start">
        {tabs.map(({ group, label, count }) => (
          <TabsTrigger
            key={group}
            value={group}
            className="gap-1.5 px-2 sm:gap-2 sm:px-5"
            type={undefined}
            asChild
          >
            <a href={addressOf(group)} onClick={(event: MouseEvent) => event.preventDefault()}>
              {label}
              <CountBadge count={count} />
            </a>
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ group, content }) => (
        <TabsContent key={group} value={group}>
          {content}
        </TabsContent>
      ))}
    </Tabs>
  );
}

function CountBadge({ count }: { count: number }) {
  const t = useTranslations("bookings");
  return (
    <span className="inline-grid min-w-6 place-items-center rounded-full bg-sage-100 px-1.5 text-[0.8rem] leading-6 text-sage-800 tabular-nums">
      {count}
      <span className="sr-only"> {t("tabCount", { count })}</span>
    </span>
  );
}
