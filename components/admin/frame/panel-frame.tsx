"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { DeskSearch } from "@/components/admin/frame/desk/desk-search";
import { menuOf, panelPageAt, placeOf } from "@/components/admin/panel-pages";
import { PanelUser } from "@/components/admin/shared/panel-user";
import { useDoorSending } from "@/components/admin/shared/participants/use-door-queue";
import { KeptState } from "@/components/shared/kept-state";
import { useHydrated } from "@/components/ui/hydration";
import type { Role } from "@/lib/domain/person/roles";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { InvalidateOnLeave } from "./invalidate-on-leave";
import { PageTabs } from "./page-tabs";
import { PanelBar } from "./panel-bar";
import { PanelBottomBar } from "./panel-bottom-bar";
import { PanelMenu } from "./panel-menu";
import { usePageLinks } from "./use-page-links";

interface PanelFrameProps {
  user: { id: number; role: Role };
  today: CalendarDay;
  account: ReactNode;
  children: ReactNode;
}

/** What stays around every page of the panel: the bar with the search and the account, and the menu. */
export function PanelFrame({ user, today, account, children }: PanelFrameProps) {
  return (
    <PanelUser value={user}>
      <KeptState>
        <PanelBar search={<DeskSearch today={today} />} account={account} />
        <Pages role={user.role}>{children}</Pages>
      </KeptState>
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
        {/* Until its script is there a press would be lost: the page takes none, and pales where that lasts. */}
        <div className="min-w-0 inert:animate-[pale_300ms_1s_forwards]" inert={!isHydrated}>
          <PageTabs current={page} role={role} />
          {children}
        </div>
      </div>
    </main>
  );
}
