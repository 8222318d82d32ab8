import { PickerSkeleton } from "@/components/picker/picker-skeleton";
import { toPickerSpace } from "@/components/picker/picker-space";
import { dayOf } from "@/lib/domain/time/dates";
import type { Space } from "@/lib/schemas/space/space";
import { DeferredPicker } from "./deferred-picker";

/** The picker of a space, on its page and in the dialog over the list. */
export function SpacePicker({ space }: { space: Space }) {
  const today = dayOf(new Date());
  return (
    <DeferredPicker space={toPickerSpace(space)} today={today} skeleton={<PickerSkeleton today={today} />} />
  );
}
