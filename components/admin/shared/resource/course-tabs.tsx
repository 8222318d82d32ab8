"use client";

import { useTranslations } from "next-intl";
import { panelPath } from "@/components/admin/panel-pages";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";

const TABS = ["courses", "teachers"] as const;

/** Leads from the courses to their teachers, and back. */
export function CourseTabs({ current }: { current: (typeof TABS)[number] }) {
  const t = useTranslations("panel");
  return (
    <nav aria-label={t("teachers.tabs")} className="mb-4 flex gap-2 border-b">
      {TABS.map((page) => (
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
          {t(`pages.title.${page}`)}
        </Link>
      ))}
    </nav>
  );
}
