import { NotAvailable, PickerProblem } from "./picker-messages";
import type { PickerState } from "./use-picker";

/** Why what is chosen, or the part of the day that was pressed, cannot be booked; nothing while it can. */
export function WhyNot({ picker: { unmetWish, refused, takenPart, isRange } }: { picker: PickerState }) {
  // A day that was refused says so beside the calendar.
  if (unmetWish === null || refused !== null) return null;
  return (
    <PickerProblem>
      {takenPart !== null && unmetWish.why ? (
        <span>{unmetWish.why.message}</span>
      ) : (
        <NotAvailable isRange={isRange} why={unmetWish.why} />
      )}
    </PickerProblem>
  );
}
