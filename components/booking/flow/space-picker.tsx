import { PickerSkeleton } from "@/components/picker/picker-skeleton";
import { toPickerSpace } from "@/components/picker/picker-space";
import { dayOf } from "@/lib/domain/time/dates";
import type { Space } from "@/lib/schemas/space/space";
import { NearPicker } from "./near-picker";

/** The picker of a space as its page and the dialog over the list show it. */
export function SpacePicker({ space }: { space: Space }) {
  const today = dayOf(new Date());
  return (
    <NearPicker space={toPickerSpace(space)} today={today} skeleton={<PickerSkeleton today={today} />} />
  );
}
