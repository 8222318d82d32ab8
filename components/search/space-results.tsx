import { AlternativeCards } from "@/components/search/alternatives/alternative-cards";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { SpaceCards } from "@/components/space/space-card";
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
  /** The alternatives where nothing was found. */
  alternatives?: readonly Alternative[];
  today: CalendarDay;
}

/** "5 spazi trovati" */
export function resultCount(count: number): string {
  return count === 1 ? "1 spazio trovato" : `${count} spazi trovati`;
}

/** The cards of a search, or alternatives where it found nothing. */
export function SpaceResults({ spaces, search, alternatives = [], today }: SpaceResultsProps) {
  if (spaces.length === 0) return <NothingFound search={search} alternatives={alternatives} today={today} />;
  return <SpaceCards spaces={spaces} request={search.request} />;
}

/** The room with the period chosen. */
function alternativeHref({ spaceId, spaceName, ...period }: Alternative): string {
  return `${paths.space({ id: spaceId, name: spaceName })}?${periodParams(period)}`;
}

function NothingFound({ search, alternatives = [], today }: Omit<SpaceResultsProps, "spaces">) {
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
        title={isPast ? "Questa data è già passata" : "Nessuno spazio trovato"}
        description={
          isPast
            ? "Scegli un giorno da oggi in poi per vedere gli spazi liberi."
            : search.request
              ? "Nessuno spazio è libero in tutto il periodo con questi filtri. Prova un altro giorno o togli qualche filtro."
              : "Nessuno spazio corrisponde a questi filtri. Prova a toglierne qualcuno."
        }
      >
        <Button asChild>
          <Link href={paths.spaces}>Cancella Filtri</Link>
        </Button>
      </EmptyState>
    </div>
  );
}

function NoSpacesYet() {
  return (
    <EmptyState
      image="/images/empty/search.svg"
      title="Ancora nessuno spazio"
      description="Qui si vedranno gli spazi da prenotare. Nel frattempo puoi scoprire corsi ed eventi, o scriverci."
    >
      <Button asChild>
        <Link href={paths.events}>Guarda gli eventi</Link>
      </Button>
      <Button asChild variant="outline">
        <Link href={paths.whereWeAre}>Dove siamo e contatti</Link>
      </Button>
    </EmptyState>
  );
}
