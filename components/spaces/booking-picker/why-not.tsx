import { NotAvailable, PickerProblem } from "./picker-messages";
import type { PickerState } from "./use-picker";

/** Why what is chosen cannot be booked; nothing while it can, or while nothing is chosen. */
export function WhyNot({ picker }: { picker: PickerState }) {
  if (picker.request === null || picker.quote.data?.isAvailable !== false) return null;
  return (
    <PickerProblem>
      <NotAvailable isRange={picker.isRange} why={picker.quote.data.unavailable} />
    </PickerProblem>
  );
}
