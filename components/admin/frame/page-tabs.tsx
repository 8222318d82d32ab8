"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import {
  menuTitle,
  PANEL_PAGES,
  type PanelPageId,
  panelPath,
  placeOf,
  tabsOf,
} from "@/components/admin/panel-pages";
import { cn } from "@/components/ui/cn";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Role } from "@/lib/domain/person/roles";

/** Tabs of the pages that share an entry of the menu; under the settings, a link back to their index. */
export function PageTabs({ current, role }: { current: PanelPageId; role: Role }) {
  const t = useTranslations("panel.pages");
  const bar = useRef<HTMLElement>(null);
  const place = placeOf(current);
  const tabs = tabsOf(place, role);
  // On a phone the tab bar is wider than the screen, so the open tab is scrolled into view.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(`[href="${panelPath(current)}"]`);
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft - bar.current.offsetLeft - 16 });
  }, [current]);
  if (place === "settings") return current === "settings" ? null : <BackToSettings />;
  if (tabs.length < 2) return null;
  const shown = PANEL_PAGES[current].isForm ? place : current;
  return (
    <nav
      ref={bar}
      aria-label={t("tabs", { place: t(menuTitle(place)) })}
      className="mb-5 flex overflow-x-auto border-b [scrollbar-width:none] max-sm:-mx-3 max-sm:pr-10 max-sm:pl-1 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] sm:flex-wrap print:hidden"
    >
      {tabs.map((page) => (
        <Link
          key={page}
          href={panelPath(page)}
          aria-current={page === shown ? "page" : undefined}
          className={cn(
            "-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 px-3 font-semibold no-underline",
            page === shown ? "border-sage-700 text-sage-800" : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {t(`title.${page}`)}
        </Link>
      ))}
    </nav>
  );
}

function BackToSettings() {
  const t = useTranslations("panel.pages.title");
  return (
    <nav aria-label={t("settings")} className="mb-2 print:hidden">
      <Link
        href={panelPath("settings")}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink-2 no-underline hover:text-ink"
      >
        <ArrowLeft className="size-5" />
        {t("settings")}
      </Link>
    </nav>
  );
}
