import { NotAvailable, PickerProblem } from "./picker-messages";
import type { PickerState } from "./use-picker";

/** Why what is chosen, or the part of the day that was pressed, cannot be booked; nothing while it can. */
export function WhyNot({ picker: { unmetWish, refused, isRange } }: { picker: PickerState }) {
  // A day that was refused says so beside the calendar.
  if (unmetWish === null || refused !== null) return null;
  return (
    <PickerProblem>
      <NotAvailable isRange={isRange} why={unmetWish.why} />
    </PickerProblem>
  );
}
