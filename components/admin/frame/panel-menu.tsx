"use client";

import { Fragment, type MouseEvent, useEffect, useRef } from "react";
import { type AdminTab, placePath, TAB_LOOK } from "@/components/admin/panel-pages";
import { TabsList, TabsTrigger } from "@/components/ui/tabs";

/** A plain click is the panel's, which may do something by it; with a modifier the browser opens the address elsewhere. */
export function keepInPanel(event: MouseEvent, onKept = () => {}): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  onKept();
}

/** What of the screen is taken up by the bar, the gaps and the names of the groups. */
const AROUND_PLACES = "13.5rem";
const placeHeight = (places: number) =>
  `clamp(1.75rem, calc((100dvh - ${AROUND_PLACES}) / ${places}), 2.25rem)`;

/** The places of the panel on wide screens: a column in which all of them are in sight from 800 px of height on. */
export function PanelMenu({ tab, tabs }: { tab: AdminTab; tabs: readonly AdminTab[] }) {
  const listRef = useRef<HTMLDivElement>(null);
  // On a lower screen the column scrolls.
  useEffect(() => {
    const open = listRef.current?.querySelector<HTMLElement>(`[id$="-trigger-${tab}"]`);
    open?.scrollIntoView({ block: "nearest" });
  }, [tab]);
  const style = { maxHeight: "calc(100dvh - 5.5rem)", "--place": placeHeight(tabs.length) };
  return (
    <TabsList
      ref={listRef}
      aria-label="Sezioni del pannello"
      style={style}
      className="sticky top-18 m-0 flex-col gap-0 self-start overflow-y-auto rounded-xl p-2 max-lg:hidden"
    >
      {tabs.map((one) => {
        const { label, Icon, group } = TAB_LOOK[one];
        return (
          <Fragment key={one}>
            {group && (
              <span aria-hidden className="mt-2 px-3 text-[0.8rem] leading-tight font-semibold text-ink-2">
                {group}
              </span>
            )}
            <TabsTrigger
              asChild
              value={one}
              className="min-h-(--place) w-full grow-0 justify-start rounded-md px-3 no-underline"
            >
              <a href={placePath(one)} onClick={(event) => keepInPanel(event)} draggable={false}>
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
