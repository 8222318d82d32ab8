import type { OwnPlace } from "@/lib/schemas/participation";
import { ArrivalCode } from "./arrival-code";
import { PlaceCard } from "./place-card";
import { type Payee, TransferCode } from "./transfer-code";
import { WayThere } from "./way-there";

interface FoldsProps {
  isPast: boolean;
  payee: Payee;
}

/** What a card of a place holds folded: the code of the transfer, the one for the door, and the way there. */
export function PlaceFolds({ place, isPast, payee }: FoldsProps & { place: OwnPlace }) {
  return (
    <>
      <TransferCode place={place} payee={payee} />
      {!isPast && (
        <>
          <ArrivalCode code={place.checkInCode} />
          <WayThere />
        </>
      )}
    </>
  );
}

/** The courses and events of one tab of "Le Mie Prenotazioni". */
export function PlaceList({ places, ...folds }: FoldsProps & { places: readonly OwnPlace[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-label="Corsi ed eventi" className="mt-5">
      <ul className="flex flex-col gap-5">
        {places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <PlaceCard place={place}>
              <PlaceFolds place={place} {...folds} />
            </PlaceCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
