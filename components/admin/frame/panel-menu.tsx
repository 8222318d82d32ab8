import { useTranslations } from "next-intl";
import type { PanelPageId } from "@/components/admin/panel-pages";
import { PanelLink } from "./panel-link";

export interface PanelMenuProps {
  /** The menu page that is open, or one of whose tabs is open. */
  current: PanelPageId;
  pages: readonly PanelPageId[];
  hrefOf: (page: PanelPageId) => string;
}

/** The menu on wide screens: a column of at most ten rows, which fits on a screen 700 px high. */
export function PanelMenu({ current, pages, hrefOf }: PanelMenuProps) {
  const t = useTranslations("panel.frame.menu");
  return (
    <nav
      aria-label={t("label")}
      className="sticky top-18 max-h-[calc(100dvh-5.5rem)] self-start overflow-y-auto rounded-xl bg-sand-100 p-2 max-lg:hidden print:hidden"
    >
      <ul className="m-0 list-none p-0">
        {pages.map((page) => (
          <li key={page}>
            <PanelLink
              page={page}
              href={hrefOf(page)}
              isCurrent={page === current}
              iconClassName="size-[1.15em]"
              className="flex min-h-11 items-center gap-2.5 rounded-md px-3 text-[0.97rem] font-semibold whitespace-nowrap text-ink-2 no-underline transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:bg-surface aria-[current=page]:text-sage-800 aria-[current=page]:shadow-rest"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
