import { ArrivalCode } from "@/components/booking/arrival-code";
import { Directions } from "@/components/booking/directions";
import { type Payee, TransferCode } from "@/components/money/transfer-code";
import type { OwnPlace } from "@/lib/schemas/sign-up/participation";
import { PlaceCard } from "./place-card";

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
          <Directions />
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
