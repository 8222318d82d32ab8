import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";

/** At least one. */
export const pageCount = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ".");

interface TablePagerProps {
  caption: string;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** "41–60 di 1.204", with links to the neighbouring pages. */
export function TablePager({ caption, page, pageSize, total, onPage }: TablePagerProps) {
  const t = useTranslations("tables");
  const pages = pageCount(total, pageSize);
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <nav
      aria-label={t("pages", { caption })}
      className="flex flex-wrap items-center justify-between gap-3 pt-4 text-[0.94rem] text-ink-2"
    >
      <p role="status" className="tabular-nums">
        {pages === 1
          ? t("all", { total: grouped(total) })
          : t("range", { first: grouped(first), last: grouped(last), total: grouped(total) })}
      </p>
      {pages > 1 && (
        <div className="flex items-center gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("previousPage")}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft />
          </Button>
          <span className="px-1 tabular-nums">
            {t("page", { page: grouped(page), pages: grouped(pages) })}
          </span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("nextPage")}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight />
          </Button>
        </div>
      )}
    </nav>
  );
}
