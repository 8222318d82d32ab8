"use client";

import { Fragment, type MouseEvent, useEffect, useRef } from "react";
import { TabsList, TabsTrigger } from "@/components/ui/tabs";
import { type AdminTab, placePath, TAB_LOOK } from "./admin-tabs";

/** A plain click is the panel's; with a modifier the browser opens the address elsewhere. */
function keepInPanel(event: MouseEvent): void {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0) event.preventDefault();
}

/** The places of the panel: a column on wide screens, elsewhere a strip that scrolls, with the open one in sight. */
export function PanelMenu({ tab, tabs }: { tab: AdminTab; tabs: readonly AdminTab[] }) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = listRef.current?.querySelector<HTMLElement>(`[id$="-trigger-${tab}"]`);
    const strip = listRef.current;
    if (open && strip) strip.scrollLeft = open.offsetLeft - strip.clientWidth / 2 + open.clientWidth / 2;
  }, [tab]);
  return (
    <TabsList
      ref={listRef}
      aria-label="Sezioni del pannello"
      className="lg:sticky lg:top-18 lg:m-0 lg:max-h-[calc(100dvh-5.5rem)] lg:flex-col lg:gap-0 lg:self-start lg:overflow-y-auto lg:rounded-xl lg:p-2"
    >
      {tabs.map((one) => {
        const { label, Icon, group } = TAB_LOOK[one];
        return (
          <Fragment key={one}>
            {group && (
              <span aria-hidden className="mt-2 px-3 text-[0.8rem] font-semibold text-ink-2 max-lg:hidden">
                {group}
              </span>
            )}
            <TabsTrigger
              asChild
              value={one}
              className="no-underline lg:min-h-9 lg:w-full lg:grow-0 lg:justify-start lg:rounded-md lg:px-3"
            >
              <a href={placePath(one)} onClick={keepInPanel} draggable={false}>
                <Icon className="size-[1.15em] shrink-0" />
                {label}
              </a>
            </TabsTrigger>
          </Fragment>
        );
      })}
    </TabsList>
  );
}
