"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { DeskSearch } from "@/components/admin/frame/desk/desk-search";
import {
  menuOf,
  menuTitle,
  PANEL_PAGES,
  type PanelPageId,
  panelPageAt,
  panelPath,
  placeOf,
  tabsOf,
} from "@/components/admin/panel-pages";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PanelUser } from "@/components/admin/shared/panel-user";
import { useDoorSending } from "@/components/admin/shared/participants/use-door-queue";
import { AccountArea } from "@/components/layout/account-area";
import { AuthButtons } from "@/components/layout/auth-buttons";
import { StateStore } from "@/components/shared/state-store";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useHydrated } from "@/components/ui/hydration";
import { ArrowLeft, KeyRound } from "@/components/ui/icons";
import { Image } from "@/components/ui/image";
import { Link } from "@/components/ui/link";
import { useSite } from "@/components/ui/site-context";
import type { Role } from "@/lib/domain/person/roles";
import { LOGO_IMAGE } from "@/lib/domain/space/space-image";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import { PanelBottomBar } from "./panel-bottom-bar";
import { PanelMenu } from "./panel-menu";

/**
 * Creates the menu's links: each page with the query with which it was last shown, so that the calendar opens on the
 * last shown week.
 */
function usePageLinks(): (page: PanelPageId) => string {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const [queries, setQueries] = useState<Readonly<Record<string, string>>>({});
  if ((queries[pathname] ?? "") !== query) setQueries({ ...queries, [pathname]: query });
  return (page) => {
    const path = panelPath(page);
    return queries[path] ? `${path}?${queries[path]}` : path;
  };
}

const ChangePasswordDialog = lazyPart(
  async () => (await import("./change-password-dialog")).ChangePasswordDialog,
);

/**
 * The panel's top bar: link to the site, title, search, password and account menu.
 * @param account static rendering of the account menu, shown until its script has loaded
 */
function PanelBar({ search, account }: { search: ReactNode; account: ReactNode }) {
  const t = useTranslations("panel.frame.bar");
  const site = useSite();
  const [isChangingPassword, setChangingPassword] = useState(false);
  return (
    <header className="sticky top-0 z-40 border-b border-sand-200/70 bg-sand-50/95 backdrop-blur-md">
      <div className="flex min-h-15 flex-wrap items-center gap-x-3 px-3 sm:px-5">
        <Link
          href={paths.home}
          aria-label={t("toSite", { site: site.name })}
          className="grid size-11 shrink-0 place-items-center rounded-md"
        >
          <Image src={site.logoUrl ?? LOGO_IMAGE} alt="" width={36} height={36} className="size-9" />
        </Link>
        <h1 className="min-w-0 text-[1.3rem] max-sm:sr-only">{t("title")}</h1>
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          {search}
          <Button
            variant="ghost"
            size="icon"
            title={t("changePassword")}
            aria-label={t("changePassword")}
            onClick={() => setChangingPassword(true)}
          >
            <KeyRound />
          </Button>
          <AccountArea waiting={account} entrance={<AuthButtons registerClassName="max-sm:hidden" />} />
        </div>
      </div>
      {isChangingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
    </header>
  );
}

interface PanelFrameProps {
  user: { id: number; role: Role };
  today: CalendarDay;
  account: ReactNode;
  children: ReactNode;
}

export function PanelFrame({ user, today, account, children }: PanelFrameProps) {
  return (
    <PanelUser value={user}>
      <StateStore>
        <PanelBar search={<DeskSearch today={today} />} account={account} />
        <Pages role={user.role}>{children}</Pages>
      </StateStore>
    </PanelUser>
  );
}

function Pages({ role, children }: { role: Role; children: ReactNode }) {
  useDoorSending();
  const pathname = usePathname();
  const isHydrated = useHydrated();
  const page = panelPageAt(pathname);
  const pages = menuOf(role);
  const current = pages.find((one) => placeOf(one) === placeOf(page)) ?? page;
  const menu = { current, pages, hrefOf: usePageLinks() };
  return (
    <main id="contenuto" tabIndex={-1} className="min-w-0 grow outline-none">
      <div className="grid min-w-0 grid-cols-1 gap-4 px-3 pt-3 pb-[calc(6rem+env(safe-area-inset-bottom))] sm:px-5 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-6 lg:pt-5 lg:pb-12">
        <InvalidateOnLeave key={pathname} />
        <PanelMenu {...menu} />
        <PanelBottomBar {...menu} />
        {/* Before hydration a click would be lost, so the page is inert, and fades if that takes long. */}
        <div className="min-w-0 inert:animate-[pale_300ms_1s_forwards]" inert={!isHydrated}>
          <PageTabs current={page} role={role} />
          {children}
        </div>
      </div>
    </main>
  );
}

/**
 * Marks a panel page's lists as stale when the user leaves it, so that on return they are shown from the cache and
 * reloaded meanwhile. Needs the path as its key, so that it unmounts with the page. A layout effect is cleaned up while
 * the page that is left still observes its queries; those that the next page brought from the server have no observers
 * yet, and stay fresh.
 */
function InvalidateOnLeave() {
  const client = useQueryClient();
  useLayoutEffect(
    () => () => void client.invalidateQueries({ type: "active", refetchType: "none" }),
    [client],
  );
  return null;
}

/** Tabs of the pages that share an entry of the menu; under the settings, a link back to their index. */
function PageTabs({ current, role }: { current: PanelPageId; role: Role }) {
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
