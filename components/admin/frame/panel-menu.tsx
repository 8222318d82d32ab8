"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { PANEL_PAGES, type PanelPageId, panelPath } from "@/components/admin/panel-pages";
import { PanelLink } from "./panel-link";

export interface PanelMenuProps {
  current: PanelPageId;
  /** Those that the person may open. */
  pages: readonly PanelPageId[];
  hrefOf: (page: PanelPageId) => string;
}

/** The height of the screen that the bar, the gaps and the headings of the groups take up. */
const AROUND_LINKS = "14rem";
const linkHeight = (count: number) => `clamp(1.5rem, calc((100dvh - ${AROUND_LINKS}) / ${count}), 2.25rem)`;

/**
 * The menu on wide screens: a column in which all pages are in sight from 800 px of height on; where it is tight, a line
 * takes the place of the heading of a group.
 */
export function PanelMenu({ current, pages, hrefOf }: PanelMenuProps) {
  const t = useTranslations("panel.frame.menu");
  const groups = useTranslations("panel.pages.group");
  const column = useRef<HTMLElement>(null);
  // On a lower screen the column scrolls, and the page must not scroll with it.
  useEffect(() => {
    const link = column.current?.querySelector<HTMLElement>(`[href^="${panelPath(current)}"]`);
    if (link) column.current?.scrollTo({ top: link.offsetTop - column.current.clientHeight / 2 });
  }, [current]);
  const style = { maxHeight: "calc(100dvh - 5.5rem)", "--link": linkHeight(pages.length) };
  return (
    <nav
      ref={column}
      aria-label={t("label")}
      style={style}
      className="sticky top-18 self-start overflow-y-auto rounded-xl bg-sand-100 p-2 [scrollbar-width:none] max-lg:hidden print:hidden"
    >
      <ul className="m-0 list-none p-0">
        {pages.map((page) => {
          const { group } = PANEL_PAGES[page];
          return (
            <li key={page}>
              {group && (
                <span
                  aria-hidden
                  className="mt-2 block px-3 text-[0.8rem] leading-tight font-semibold text-ink-2 [@media(max-height:55rem)]:my-1 [@media(max-height:55rem)]:h-px [@media(max-height:55rem)]:overflow-hidden [@media(max-height:55rem)]:bg-sand-300"
                >
                  {groups(group)}
                </span>
              )}
              <PanelLink
                page={page}
                href={hrefOf(page)}
                isCurrent={page === current}
                iconClassName="size-[1.15em]"
                className="flex min-h-(--link) items-center gap-2 rounded-md px-3 text-[0.97rem] font-semibold whitespace-nowrap text-ink-2 no-underline transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:bg-surface aria-[current=page]:text-sage-800 aria-[current=page]:shadow-rest"
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
