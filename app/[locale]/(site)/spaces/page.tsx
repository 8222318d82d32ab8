import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { inPageLanguage } from "@/app/[locale]/in-page-language";
import { ActiveFilters } from "@/components/search/active-filters";
import { FilterPanel } from "@/components/search/filter-panel";
import { PendingResults } from "@/components/search/pending-results";
import { RESULTS_ID } from "@/components/search/results-id";
import { SearchFrame } from "@/components/search/search-frame";
import { SortSelect } from "@/components/search/sort-select";
import { SpaceResults } from "@/components/search/space-results";
import { Texts } from "@/components/shared/texts";
import { Info } from "@/components/ui/icons";
import { currentSite } from "@/lib/data/site/current-site";
import { pathIn } from "@/lib/domain/language/language-paths";
import { adjustToNow } from "@/lib/domain/room-time/rest-of-today";
import { idFromSlug } from "@/lib/domain/site/slug";
import { dayOf } from "@/lib/domain/time/dates";
import { wordingOf } from "@/lib/i18n/wording";
import { firstHeroTitle } from "@/lib/messages/site/first-hero-title";
import { paths, pathWithQuery } from "@/lib/paths";
import { type PageQuery, parseSpaceSearch } from "@/lib/schemas/search/space-search-params";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { catalogueSpace } from "@/lib/services/catalogue/catalogue";
import { bookingActor } from "@/lib/services/room-time/bookable-period";
import { alternativesToSearch } from "@/lib/services/search/alternatives";
import { findSpacesWithinTotal } from "@/lib/services/search/space-availability";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("spaces.page");
  return pageMetadata({
    title: t("metaTitle"),
    description: t("metaDescription"),
    path: paths.spaces,
  });
}

/** Redirects old links, which open a space by `?space=13`. */
async function redirectToSpace(query: PageQuery): Promise<void> {
  const id = typeof query.space === "string" ? idFromSlug(query.space) : null;
  const space = id === null ? null : await catalogueSpace(id, await getLocale());
  if (space)
    redirect(pathIn(await getLocale(), pathWithQuery(paths.space(space), { ...query, space: undefined })));
}

/**
 * The search results. There is no loading.tsx: it would stream the list into a hidden element that only a script can
 * reveal. SearchFrame shows skeletons while the browser loads another list.
 */
export default async function SpacesPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const t = await getTranslations("spaces.page");
  const { word } = await wordingOf(await getLocale());
  const site = await currentSite();
  const query = await searchParams;
  await redirectToSpace(query);
  const now = new Date();
  const today = dayOf(now);
  const parsed = parseSpaceSearch(query);
  const timely = parsed.search.request && adjustToNow(parsed.search.request, now);
  const search = timely ? { ...parsed.search, request: timely.request } : parsed.search;
  const notes = (timely?.note ? [...parsed.notes, timely.note] : parsed.notes).map(word);
  const spaces = await inPageLanguage(findSpacesWithinTotal(search, bookingActor(null, now)));
  const alternatives = spaces.length === 0 ? await inPageLanguage(alternativesToSearch(search, now)) : [];

  return (
    <div className="page-width pt-6 pb-16 sm:pt-10">
      <h1 className="max-w-[18ch] text-[clamp(2.1rem,5vw,3.4rem)]">{firstHeroTitle(site) ?? t("title")}</h1>
      <SearchFrame>
        <div className="mt-6 grid items-start gap-6 sm:mt-8 lg:grid-cols-[19rem_1fr] lg:gap-8">
          <FilterPanel search={search} today={today} />
          <section aria-label={t("results")} className="flex min-w-0 flex-col gap-5">
            {notes.map((note) => (
              <p
                key={note}
                role="status"
                className="flex items-start gap-2 rounded-md bg-honey-100 px-4 py-3 text-[0.95rem] text-honey-700"
              >
                <Info className="mt-0.5 size-5 shrink-0" />
                {note}
              </p>
            ))}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p
                id={RESULTS_ID}
                role="status"
                tabIndex={-1}
                className="scroll-mt-24 font-display-soft text-xl outline-none"
              >
                {t("count", { count: spaces.length })}
              </p>
              <SortSelect search={search} />
            </div>
            <ActiveFilters search={search} />
            <PendingResults>
              <Texts of={["spaceCard"]}>
                <SpaceResults spaces={spaces} search={search} alternatives={alternatives} today={today} />
              </Texts>
            </PendingResults>
          </section>
        </div>
      </SearchFrame>
    </div>
  );
}
