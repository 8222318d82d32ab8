import type { OwnPlace } from "@/lib/schemas/participation";
import { PlaceCard } from "./place-card";

/** The courses and events of one tab of "Le Mie Prenotazioni". */
export function PlaceList({ places }: { places: readonly OwnPlace[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-label="Corsi ed eventi" className="mt-5">
      <ul className="flex flex-col gap-5">
        {places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
