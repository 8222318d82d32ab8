"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { AuditTab } from "@/components/admin/audit/audit-page";
import { BoardTab } from "@/components/admin/board/board-page";
import { BookingsTab } from "@/components/admin/bookings/bookings-page";
import { CashTab } from "@/components/admin/cash/cash-page";
import { ClosuresTab } from "@/components/admin/closures/closures-page";
import { CourseBookingsTab } from "@/components/admin/course-bookings/course-bookings-page";
import { coursesResource } from "@/components/admin/courses/courses";
import { galleryResource } from "@/components/admin/event-gallery/gallery";
import { GalleryOrder } from "@/components/admin/event-gallery/gallery-order";
import { eventsResource } from "@/components/admin/events/events";
import { DeskSearch } from "@/components/admin/frame/desk/desk-search";
import { MailsTab } from "@/components/admin/mails/mails-page";
import { OverviewTab } from "@/components/admin/overview/overview-page";
import {
  ADMIN_TABS,
  type AdminTab,
  placePath,
  TAB_LOOK,
  tabFromPath,
  tabsFor,
} from "@/components/admin/panel-pages";
import { PeopleTab } from "@/components/admin/people/people-page";
import { SettingsTab } from "@/components/admin/settings/settings-page";
import { PanelUser } from "@/components/admin/shared/panel-user";
import { useDoorSending } from "@/components/admin/shared/participants/use-door-queue";
import { AddTab } from "@/components/admin/shared/resource/add-page";
import { ResourceList } from "@/components/admin/shared/resource/resource-list";
import { spacesResource } from "@/components/admin/spaces/spaces";
import { WaitingTab } from "@/components/admin/waiting/waiting-page";
import { Tabs, TabsContent } from "@/components/ui/tabs";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { boardQuery } from "@/lib/domain/panel/board-columns";
import type { Role } from "@/lib/domain/person/roles";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { PanelBar } from "./panel-bar";
import { PanelBottomBar } from "./panel-bottom-bar";
import { PanelMenu } from "./panel-menu";
import { usePanelPath } from "./use-panel-path";

/** The panel: an address for each place, kept as it was left while others are looked at. */
export function AdminPanel({ userId, ...panel }: { userId: number; today: CalendarDay; role: Role }) {
  return (
    <PanelUser value={{ id: userId, role: panel.role }}>
      <Panel {...panel} />
    </PanelUser>
  );
}

function Panel({ today, role }: { today: CalendarDay; role: Role }) {
  useDoorSending();
  const client = useQueryClient();
  const tab = tabFromPath(usePanelPath(), role);
  const tabs = tabsFor(role);
  const isWide = useMediaQuery("(min-width: 64rem)", true);
  // What was typed, searched and filtered in a tab survives a look at another one.
  const [visited, setVisited] = useState<ReadonlySet<AdminTab>>(new Set([tab]));
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]));
  /** The query that each place was left with: the week of the calendar, say. */
  const queries = useRef(new Map<AdminTab, string>());

  /** No page is loaded: the address changes, and with it what is shown. Back, reload and a copied address work. */
  function go(next: AdminTab): void {
    if (next === tab) return;
    queries.current.set(tab, window.location.search);
    window.history.pushState(null, "", `${placePath(next)}${queries.current.get(next) ?? ""}`);
    window.scrollTo({ top: 0, behavior: "instant" });
  }

  function goToDay(day: CalendarDay): void {
    queries.current.set("board", boardQuery("giorno", day));
    if (tab === "board")
      window.history.pushState(null, "", `${placePath("board")}${boardQuery("giorno", day)}`);
    else go("board");
  }

  // A tab that comes back has stayed as it was left; what it lists is asked anew.
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const { lists } = TAB_LOOK[tab];
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => lists?.some((list) => String(path).startsWith(list)) ?? false,
    });
  }, [tab, client]);

  const content: Record<AdminTab, ReactNode> = {
    overview: <OverviewTab />,
    spaces: <ResourceList resource={spacesResource} title="Spazi" onAdd={() => go("add-space")} />,
    board: (
      <BoardTab
        today={today}
        isShown={tab === "board"}
        canAddRooms={tabs.includes("add-space")}
        onPlace={go}
      />
    ),
    bookings: <BookingsTab today={today} onCalendar={() => go("board")} />,
    closures: <ClosuresTab today={today} />,
    courses: <ResourceList resource={coursesResource} title="Corsi" onAdd={() => go("add-course")} />,
    "course-bookings": <CourseBookingsTab />,
    events: <ResourceList resource={eventsResource} title="Eventi" onAdd={() => go("add-event")} />,
    "event-gallery": (
      <ResourceList resource={galleryResource} title="Galleria Homepage">
        {(images) => <GalleryOrder images={images} />}
      </ResourceList>
    ),
    cash: <CashTab today={today} />,
    people: <PeopleTab role={role} />,
    waiting: <WaitingTab />,
    mails: <MailsTab />,
    settings: <SettingsTab />,
    audit: <AuditTab />,
    "add-space": <AddTab resource={spacesResource} onSaved={() => go("spaces")} />,
    "add-course": <AddTab resource={coursesResource} onSaved={() => go("courses")} />,
    "add-event": <AddTab resource={eventsResource} onSaved={() => go("events")} />,
  };

  return (
    <>
      <PanelBar search={<DeskSearch today={today} role={role} onDay={goToDay} />} />
      <main id="contenuto" tabIndex={-1} className="min-w-0 grow outline-none">
        <Tabs
          value={tab}
          onValueChange={(value) => go(ADMIN_TABS.find((one) => one === value) ?? tab)}
          orientation={isWide ? "vertical" : "horizontal"}
          activationMode="manual"
          className="grid min-w-0 grid-cols-1 gap-4 px-3 pt-3 pb-[calc(6rem+env(safe-area-inset-bottom))] sm:px-5 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-6 lg:pt-5 lg:pb-12"
        >
          {isWide ? <PanelMenu tab={tab} tabs={tabs} /> : <PanelBottomBar tab={tab} tabs={tabs} onGo={go} />}
          <div className="min-w-0">
            {tabs
              .filter((one) => visited.has(one))
              .map((one) => (
                <TabsContent
                  key={one}
                  value={one}
                  forceMount
                  hidden={one !== tab}
                  // Not all have a tab that is in the page to be named by.
                  aria-labelledby={undefined}
                  aria-label={TAB_LOOK[one].label}
                  className="mt-0 outline-none"
                >
                  {content[one]}
                </TabsContent>
              ))}
          </div>
        </Tabs>
      </main>
    </>
  );
}
