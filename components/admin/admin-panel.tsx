"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { KeyRound } from "@/components/ui/icons";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useMediaQuery } from "@/components/ui/use-media-query";
import type { Role } from "@/lib/domain/person/roles";
import type { Overview } from "@/lib/schemas/overview";
import { cn } from "@/lib/utils";
import { type AdminTab, TAB_LOOK, tabFromAddress, tabsFor } from "./admin-tabs";
import { AuditTab } from "./audit/audit-tab";
import { BookingsTab } from "./bookings/bookings-tab";
import { ChangePasswordDialog } from "./change-password-dialog";
import { ClosuresTab } from "./closures/closures-tab";
import { CashTab } from "./money/cash-tab";
import { OverviewTab } from "./overview/overview-tab";
import { CourseBookingsTab } from "./participants/course-bookings-tab";
import { PeopleTab } from "./people/people-tab";
import { AddTab } from "./resources/add-tab";
import { coursesResource } from "./resources/courses";
import { eventsResource } from "./resources/events";
import { galleryResource } from "./resources/gallery";
import { GalleryOrder } from "./resources/gallery-order";
import { ResourceList } from "./resources/resource-list";
import { spacesResource } from "./resources/spaces";
import { SettingsTab } from "./settings/settings-tab";

/** The panel: a tab of the address each, kept as it was left while others are looked at. */
export function AdminPanel({ overview, role }: { overview: Overview; role: Role }) {
  const router = useRouter();
  const client = useQueryClient();
  const pathname = usePathname();
  const tab = tabFromAddress(useSearchParams().get("tab"), role);
  const tabs = tabsFor(role);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const isWide = useMediaQuery("(min-width: 64rem)", true);
  // What was typed, searched and filtered in a tab survives a look at another one.
  const [visited, setVisited] = useState<ReadonlySet<AdminTab>>(new Set([tab]));
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]));

  function go(next: AdminTab): void {
    window.history.pushState(null, "", next === "overview" ? pathname : `${pathname}?tab=${next}`);
  }

  // A tab that comes back has stayed as it was left; what it lists is asked anew.
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (tab === "overview") router.refresh();
    const { lists } = TAB_LOOK[tab];
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => lists?.some((list) => String(path).startsWith(list)) ?? false,
    });
  }, [tab, router, client]);

  const content: Record<AdminTab, ReactNode> = {
    overview: <OverviewTab overview={overview} />,
    spaces: <ResourceList resource={spacesResource} title="Spazi" onAdd={() => go("add-space")} />,
    bookings: <BookingsTab today={overview.today} />,
    closures: <ClosuresTab today={overview.today} />,
    courses: <ResourceList resource={coursesResource} title="Corsi" onAdd={() => go("add-course")} />,
    "course-bookings": <CourseBookingsTab />,
    events: <ResourceList resource={eventsResource} title="Eventi" onAdd={() => go("add-event")} />,
    "event-gallery": (
      <ResourceList resource={galleryResource} title="Galleria Homepage">
        {(images) => <GalleryOrder images={images} />}
      </ResourceList>
    ),
    cash: <CashTab today={overview.today} />,
    people: <PeopleTab role={role} />,
    settings: <SettingsTab />,
    audit: <AuditTab />,
    "add-space": <AddTab resource={spacesResource} onSaved={() => go("spaces")} />,
    "add-course": <AddTab resource={coursesResource} onSaved={() => go("courses")} />,
    "add-event": <AddTab resource={eventsResource} onSaved={() => go("events")} />,
  };

  return (
    <Tabs
      value={tab}
      onValueChange={(value) => go(tabFromAddress(value, role))}
      orientation={isWide ? "vertical" : "horizontal"}
      activationMode="manual"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 lg:mb-8">
        <h1 className="text-[clamp(1.8rem,4vw,2.6rem)]">Pannello di Amministrazione</h1>
        <Button variant="outline" onClick={() => setChangingPassword(true)}>
          <KeyRound />
          Cambia Password
        </Button>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-8">
        <TabStrip tab={tab} tabs={tabs} />
        <div className="min-w-0">
          {tabs
            .filter((one) => visited.has(one))
            .map((one) => (
              <TabsContent
                key={one}
                value={one}
                forceMount
                hidden={one !== tab}
                className="mt-0 outline-none"
              >
                {content[one]}
              </TabsContent>
            ))}
        </div>
      </div>
      {isChangingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
    </Tabs>
  );
}

/** A column on wide screens; elsewhere a strip that scrolls, with the open tab in sight. */
function TabStrip({ tab, tabs }: { tab: AdminTab; tabs: readonly AdminTab[] }) {
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
      className="lg:sticky lg:top-24 lg:m-0 lg:flex-col lg:self-start lg:overflow-visible lg:rounded-xl lg:p-2"
    >
      {tabs.map((one) => {
        const { label, Icon } = TAB_LOOK[one];
        return (
          <TabsTrigger
            key={one}
            value={one}
            className={cn("lg:w-full lg:justify-start lg:rounded-md", one === "add-space" && "lg:mt-3")}
          >
            <Icon className="size-[1.15em] shrink-0" />
            {label}
          </TabsTrigger>
        );
      })}
    </TabsList>
  );
}
