import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

interface ScreenSectionProps {
  area: "now" | "next" | "free" | "day";
  title: string;
  /** The heading of the column at the end of each line. */
  aside?: string | undefined;
  page?: string | undefined;
  children: ReactNode;
}

/** One of the four parts of a screen. @param page the number of the displayed page, if the list has several */
export function ScreenSection({ area, title, aside, page, children }: ScreenSectionProps) {
  return (
    <section className={`door-screen-${area}`} aria-label={title}>
      <h2>
        {title}
        {page !== undefined && <small className="door-screen-page">{page}</small>}
        {aside !== undefined && <span className="door-screen-aside">{aside}</span>}
      </h2>
      {children}
    </section>
  );
}

/** A list that shows as many lines as fit, page after page. */
export function ListSection<T>({
  items,
  fits,
  turn,
  none,
  aside,
  children,
  ...section
}: {
  area: "now" | "next" | "free" | "day";
  title: string;
  /** The heading of the column at the end of each line. */
  aside?: string;
  items: readonly T[];
  /** The number of lines that fit. */
  fits: number;
  /** Incremented to show the next page. */
  turn: number;
  none: string;
  children: (item: T) => ReactNode;
}) {
  const t = useTranslations("screen");
  const pages = Math.max(1, Math.ceil(items.length / fits));
  const page = turn % pages;
  if (items.length === 0)
    return (
      <ScreenSection {...section}>
        <p className="door-screen-none">{none}</p>
      </ScreenSection>
    );
  return (
    <ScreenSection
      {...section}
      aside={aside}
      page={pages > 1 ? t("page", { page: page + 1, pages }) : undefined}
    >
      <ul>{items.slice(page * fits, (page + 1) * fits).map(children)}</ul>
    </ScreenSection>
  );
}
