import type { Metadata } from "next";
import { EmbeddedSearch } from "@/components/search/embed/embedded-search";
import { Image } from "@/components/ui/image";
import { dayOf } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** Embedded in other sites; search engines should list /spaces instead. */
export const metadata: Metadata = {
  title: "Cerca disponibilità",
  robots: { index: false, follow: false },
};

/** The embedded search, the only page that may be shown in a frame (lib/http/cache/cacheable-addresses.ts). */
export default function EmbeddedSearchPage() {
  return (
    <main className="mx-auto max-w-3xl p-4">
      <div className="rounded-xl border bg-surface p-5 shadow-rest">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 id="cerca" className="text-[1.6rem]">
            Cerca disponibilità
          </h1>
          <a
            href={paths.home}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 rounded-md font-display-soft no-underline hover:underline"
          >
            <Image src="/images/logo.svg" alt="" width={28} height={28} />
            {site.name}
            <span className="sr-only"> (si apre in una nuova scheda)</span>
          </a>
        </div>
        <EmbeddedSearch today={dayOf(new Date())} />
      </div>
    </main>
  );
}
