import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EmbeddedSearch } from "@/components/search/embed/embedded-search";
import { Texts } from "@/components/shared/texts";
import { Image } from "@/components/ui/image";
import { currentSite } from "@/lib/data/site/current-site";
import { pathIn } from "@/lib/domain/language/language-paths";
import { LOGO_IMAGE } from "@/lib/domain/space/space-image";
import { dayOf } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";

/** Embedded in other sites; search engines should list /spaces instead. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("embedding");
  return { title: t("search"), robots: { index: false, follow: false } };
}

/** The embedded search, which other sites may show in a frame (lib/http/cache/cacheable-addresses.ts). */
export default async function EmbeddedSearchPage() {
  const t = await getTranslations("embedding");
  const tLayout = await getTranslations("layout");
  const site = await currentSite();
  return (
    <main className="mx-auto max-w-3xl p-4">
      <div className="rounded-xl border bg-surface p-5 shadow-rest">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 id="cerca" className="text-[1.6rem]">
            {t("search")}
          </h1>
          <a
            href={pathIn(await getLocale(), paths.home)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 rounded-md font-display-soft no-underline hover:underline"
          >
            <Image src={site.logoUrl ?? LOGO_IMAGE} alt="" width={28} height={28} />
            {site.name}
            <span className="sr-only">{` (${tLayout("newTab")})`}</span>
          </a>
        </div>
        <Texts of={["searchForm"]}>
          <EmbeddedSearch today={dayOf(new Date())} newTab={`(${tLayout("newTab")})`} />
        </Texts>
      </div>
    </main>
  );
}
