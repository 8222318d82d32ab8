import { useTranslations } from "next-intl";
import { AlternativeCards } from "@/components/search/alternatives/alternative-cards";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { SpaceCards } from "@/components/space/space-cards";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { NEAR_DAYS_ATTRIBUTE } from "@/lib/domain/search/near-days-attribute";
import { periodParams, type SpaceSearch, searchParamsOf } from "@/lib/domain/search/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";

interface SpaceResultsProps {
  spaces: Space[];
  search: SpaceSearch;
  alternatives?: readonly Alternative[];
  today: CalendarDay;
}

export function SpaceResults({ spaces, search, alternatives = [], today }: SpaceResultsProps) {
  if (spaces.length === 0) return <NothingFound search={search} alternatives={alternatives} today={today} />;
  return <SpaceCards spaces={spaces} request={search.request} />;
}

function alternativeHref({ spaceSlug, ...period }: Alternative): string {
  return `${paths.space({ slug: spaceSlug })}?${periodParams(period)}`;
}

function NothingFound({ search, alternatives = [], today }: Omit<SpaceResultsProps, "spaces">) {
  const t = useTranslations("search");
  if (searchParamsOf(search).size === 0) return <NoSpacesYet />;
  const isPast = search.request !== null && search.request.startDate < today;
  const wayOut = (
    <AlternativeCards alternatives={alternatives}>
      {(alternative, content, className) => (
        <Link href={alternativeHref(alternative)} className={className}>
          {content}
        </Link>
      )}
    </AlternativeCards>
  );
  return (
    <div
      className="flex min-w-0 flex-col gap-6"
      {...{ [NEAR_DAYS_ATTRIBUTE]: search.request !== null || undefined }}
    >
      {wayOut}
      <EmptyState
        image="/images/empty/search.svg"
        title={isPast ? t("past.title") : t("nothing.title")}
        description={
          isPast ? t("past.text") : search.request ? t("nothing.textWithDates") : t("nothing.text")
        }
      >
        <Button asChild>
          <Link href={paths.spaces}>{t("clearFilters")}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}

function NoSpacesYet() {
  const t = useTranslations("search.noRooms");
  return (
    <EmptyState image="/images/empty/search.svg" title={t("title")} description={t("text")}>
      <Button asChild>
        <Link href={paths.events}>{t("events")}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link href={paths.whereWeAre}>{t("whereWeAre")}</Link>
      </Button>
    </EmptyState>
  );
}
