import { ArrivalCode } from "@/components/booking/arrival-code";
import { WayThere } from "@/components/booking/way-there";
import { type Payee, TransferCode } from "@/components/money/transfer-code";
import type { OwnSignUp } from "@/lib/schemas/sign-up/sign-up";
import { SignUpCard } from "./sign-up-card";

interface FoldsProps {
  isPast: boolean;
  payee: Payee;
}

/** What a card of a place holds folded: the code of the transfer, the one for the door, and the way there. */
export function SignUpFolds({ place, isPast, payee }: FoldsProps & { place: OwnSignUp }) {
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
export function SignUpList({ places, ...folds }: FoldsProps & { places: readonly OwnSignUp[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-label="Corsi ed eventi" className="mt-5">
      <ul className="flex flex-col gap-5">
        {places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <SignUpCard place={place}>
              <SignUpFolds place={place} {...folds} />
            </SignUpCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
