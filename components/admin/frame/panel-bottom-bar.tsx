import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { menuTitle, PANEL_PAGES } from "@/components/admin/panel-pages";
import { Menu } from "@/components/ui/icons";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { LoadingNotice } from "@/components/ui/loading-notice";
import { PanelLink } from "./panel-link";
import type { PanelMenuProps } from "./panel-menu";

const OtherPages = lazyWithRetry(async () => (await import("./other-pages")).OtherPages);

const CELL =
  "flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-0.5 rounded-lg px-1 text-[0.7rem] font-semibold tracking-[-0.01em] text-ink-2 no-underline aria-[current=page]:bg-sage-100 aria-[current=page]:text-sage-800";

export function PanelBottomBar({ current, pages, hrefOf }: PanelMenuProps) {
  const t = useTranslations("panel.frame.menu");
  const pageWords = useTranslations("panel.pages");
  const [isOpen, setOpen] = useState(false);
  const pinned = pages.filter((page) => PANEL_PAGES[page].isPinned);
  const others = pages.filter((page) => !PANEL_PAGES[page].isPinned);
  const isOther = others.includes(current);
  return (
    <nav
      aria-label={t("label")}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 border-t border-sand-200 bg-surface px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <ul className="m-0 flex list-none gap-0.5 p-0">
        {pinned.map((page) => (
          <li key={page} className="min-w-0 flex-auto">
            <PanelLink
              page={page}
              href={hrefOf(page)}
              isCurrent={page === current}
              iconClassName="size-5"
              className={CELL}
            />
          </li>
        ))}
        {others.length > 0 && (
          <li className="min-w-0 flex-auto">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-current={isOther ? "page" : undefined}
              aria-label={isOther ? t("moreOpen", { page: pageWords(menuTitle(current)) }) : undefined}
              onClick={() => setOpen(true)}
              className={CELL}
            >
              <Menu className="size-5 shrink-0" />
              {t("more")}
            </button>
          </li>
        )}
      </ul>
      {isOpen && (
        <Suspense fallback={<LoadingNotice />}>
          <OtherPages current={current} pages={others} hrefOf={hrefOf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
