import type { OwnPlace } from "@/lib/schemas/participation";
import { ArrivalCode } from "./arrival-code";
import { PlaceCard } from "./place-card";
import { type Payee, TransferCode } from "./transfer-code";
import { WayThere } from "./way-there";

/** The courses and events of one tab of "Le Mie Prenotazioni". */
export function PlaceList({
  places,
  isPast,
  payee,
}: {
  places: readonly OwnPlace[];
  isPast: boolean;
  payee: Payee;
}) {
  if (places.length === 0) return null;
  return (
    <section aria-label="Corsi ed eventi" className="mt-5">
      <ul className="flex flex-col gap-5">
        {places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <PlaceCard place={place}>
              <TransferCode place={place} payee={payee} />
              {!isPast && (
                <>
                  <ArrivalCode code={place.checkInCode} />
                  <WayThere />
                </>
              )}
            </PlaceCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
