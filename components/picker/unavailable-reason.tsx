import { useTextResolver } from "@/components/ui/use-words";
import { NotAvailable, PickerProblem } from "./picker-messages";
import type { PickerState } from "./use-picker";

/** The reason why the choice, or the clicked part of the day, cannot be booked. Renders nothing if it can be booked. */
export function UnavailableReason({
  picker: { unavailableRequest, refused, takenPart, isRange },
}: {
  picker: PickerState;
}) {
  const word = useTextResolver();
  // For an unavailable day the message is shown next to the calendar.
  if (unavailableRequest === null || refused !== null) return null;
  return (
    <PickerProblem>
      {takenPart !== null && unavailableRequest.why ? (
        <span>{word(unavailableRequest.why.message)}</span>
      ) : (
        <NotAvailable isRange={isRange} why={unavailableRequest.why} />
      )}
    </PickerProblem>
  );
}
