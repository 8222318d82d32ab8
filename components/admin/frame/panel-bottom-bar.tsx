"use client";

import { useState } from "react";
import { type AdminTab, placePath, placesOfBar, TAB_LOOK } from "@/components/admin/panel-pages";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Menu } from "@/components/ui/icons";
import { TabsList, TabsTrigger } from "@/components/ui/tabs";
import { keepInPanel } from "./panel-menu";

interface PanelBottomBarProps {
  tab: AdminTab;
  tabs: readonly AdminTab[];
  onGo: (tab: AdminTab) => void;
}

const LOOK =
  "flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-lg px-0.5 text-[0.7rem] font-semibold tracking-[-0.01em]";

/** The places of the panel on phones and tablets, under the thumb: those of every hour, and all the rest behind "Altro". */
export function PanelBottomBar({ tab, tabs, onGo }: PanelBottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { inBar, others } = placesOfBar(tabs);
  const isElsewhere = others.includes(tab);
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 flex gap-1 border-t border-sand-200 bg-surface px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <TabsList
        aria-label="Sezioni del pannello"
        className="m-0 min-w-0 flex-4 gap-1 rounded-none bg-transparent p-0"
      >
        {inBar.map((one) => {
          const { label, Icon } = TAB_LOOK[one];
          return (
            <TabsTrigger
              key={one}
              asChild
              value={one}
              className={cn(
                LOOK,
                "whitespace-normal no-underline data-[state=active]:bg-sage-100 data-[state=active]:shadow-none",
              )}
            >
              <a href={placePath(one)} onClick={(event) => keepInPanel(event)} draggable={false}>
                <Icon className="size-5 shrink-0" />
                {label}
              </a>
            </TabsTrigger>
          );
        })}
      </TabsList>
      {others.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-current={isElsewhere ? "page" : undefined}
          aria-label={isElsewhere ? `Altro, aperto: ${TAB_LOOK[tab].label}` : undefined}
          onClick={() => setOpen(true)}
          className={cn(LOOK, isElsewhere ? "bg-sage-100 text-sage-800" : "text-ink-2")}
        >
          <Menu className="size-5 shrink-0" />
          Altro
        </button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle className="text-[1.3rem]">Altre sezioni</DialogTitle>
          <OtherPlaces
            tab={tab}
            tabs={others}
            onGo={(next) => {
              setOpen(false);
              onGo(next);
            }}
          />
        </DialogContent>
      </Dialog>
    </div>
  );
}

function OtherPlaces({ tab, tabs, onGo }: PanelBottomBarProps) {
  return (
    <nav aria-label="Altre sezioni">
      <ul className="m-0 grid list-none grid-cols-2 gap-1.5 p-0">
        {tabs.map((one) => {
          const { label, Icon } = TAB_LOOK[one];
          return (
            <li key={one}>
              <a
                href={placePath(one)}
                aria-current={one === tab ? "page" : undefined}
                onClick={(event) => keepInPanel(event, () => onGo(one))}
                className="flex min-h-12 items-center gap-2.5 rounded-lg bg-sand-100 px-3 py-1.5 leading-tight font-semibold text-ink no-underline aria-[current=page]:bg-sage-100 aria-[current=page]:text-sage-800"
              >
                <Icon className="size-5 shrink-0" />
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
