"use client";

import { useTranslations } from "next-intl";
import { type PanelPageId, panelPath } from "@/components/admin/panel-pages";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";

/** Pages of the panel that share one place in the menu. */
const TABS = {
  courses: ["courses", "teachers"],
  people: ["people", "mailings"],
} as const satisfies Partial<Record<PanelPageId, readonly PanelPageId[]>>;

/** Leads from a page of the menu to its tabs, and back. */
export function PageTabs({ of, current }: { of: keyof typeof TABS; current: PanelPageId }) {
  const t = useTranslations("panel.pages");
  return (
    <nav aria-label={t(`tabs.${of}`)} className="mb-4 flex gap-2 border-b">
      {TABS[of].map((page) => (
        <Link
          key={page}
          href={panelPath(page)}
          aria-current={page === current ? "page" : undefined}
          className={cn(
            "-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-semibold",
            page === current
              ? "border-sage-700 text-sage-800"
              : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {t(`title.${page}`)}
        </Link>
      ))}
    </nav>
  );
}
