import { useTranslations } from "next-intl";
import { API_GUIDE_PATH, panelPath } from "@/components/admin/panel-pages";
import { PageSection } from "@/components/admin/shared/page-section";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ArrowLeft, Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Link } from "@/components/ui/link";
import { type GuideOperation, searchOperations } from "@/lib/domain/program/api-guide";
import { GuideStart, type GuideTool } from "./guide-start";
import { OperationCard } from "./operation-card";

interface GuidePageProps {
  operations: readonly GuideOperation[];
  tools: readonly GuideTool[];
  /** The site's origin: "https://example.org". */
  origin: string;
  /** Search text; empty for none. */
  search: string;
  /** The selected subject; null for none. */
  subject: string | null;
}

const SEARCH_ID = "cerca-chiamata";
/** Up to this many operations are shown expanded. */
const FEW = 2;

/** The API guide, rendered on the server: works without scripts and requests nothing from third parties. */
export function GuidePage({ operations, tools, origin, search, subject }: GuidePageProps) {
  const t = useTranslations("panel.programs.guide");
  const subjects = [...new Set(operations.map((operation) => operation.subject))].sort((a, b) =>
    a.localeCompare(b, "it"),
  );
  const isSearch = search.trim() !== "";
  const found = isSearch
    ? searchOperations(operations, search)
    : operations.filter((operation) => operation.subject === subject);
  const isStart = !isSearch && found.length === 0;
  return (
    <PageSection
      title={t("title")}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="ghost" size="sm">
            <Link href={panelPath("programs")}>
              <ArrowLeft />
              {t("back")}
            </Link>
          </Button>
          <Button asChild variant="outline" size="sm">
            <a href="/api/openapi.json">{t("document")}</a>
          </Button>
        </div>
      }
    >
      <p className="max-w-prose text-ink-2">{t("intro")}</p>
      <search>
        <form action={API_GUIDE_PATH} className="flex flex-wrap items-end gap-2">
          <div className="flex min-w-0 grow basis-48 flex-col gap-1.5 sm:max-w-xl">
            <Label htmlFor={SEARCH_ID}>{t("search")}</Label>
            <Input
              id={SEARCH_ID}
              type="search"
              name="q"
              defaultValue={search}
              placeholder={t("searchHint")}
              autoComplete="off"
            />
          </div>
          <Button type="submit" variant="outline">
            <Search />
            {t("searchButton")}
          </Button>
        </form>
      </search>
      <nav aria-label={t("subjects")}>
        <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
          {subjects.map((one) => (
            <li key={one}>
              <Link
                href={`${API_GUIDE_PATH}?argomento=${encodeURIComponent(one)}`}
                aria-current={!isSearch && one === subject ? "page" : undefined}
                className={cn(
                  "flex min-h-11 items-center gap-2 rounded-full border border-sand-200 bg-surface px-4 text-[0.94rem] font-semibold text-ink no-underline hover:bg-sand-100",
                  "aria-[current=page]:border-sage-700 aria-[current=page]:bg-sage-100 aria-[current=page]:text-sage-800",
                )}
              >
                {one}
                <span className="font-normal text-ink-2 tabular-nums">
                  {operations.filter((operation) => operation.subject === one).length}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isStart ? (
        <GuideStart origin={origin} tools={tools} />
      ) : (
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="text-ink-2">
              {isSearch ? t("found", { count: found.length }) : t("count", { count: found.length })}
            </p>
            <Button asChild variant="ghost" size="sm">
              <Link href={API_GUIDE_PATH}>{t("clear")}</Link>
            </Button>
          </div>
          {found.map((operation) => (
            <OperationCard
              key={operation.id}
              operation={operation}
              origin={origin}
              isOpen={found.length <= FEW}
            />
          ))}
        </div>
      )}
    </PageSection>
  );
}
