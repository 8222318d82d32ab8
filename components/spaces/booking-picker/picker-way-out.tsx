"use client";

import { useRouter } from "next/navigation";
import { saveBookingDraft } from "@/lib/client/booking-draft";
import type { Alternative } from "@/lib/domain/booking/alternatives";
import { type Period, periodOfPart } from "@/lib/domain/period/period";
import { choiceFromPeriod } from "@/lib/domain/period/picker-choice";
import { periodParams } from "@/lib/domain/space/space-search-url";
import { paths } from "@/lib/paths";
import { WayOut } from "../alternatives/way-out";
import type { PickerSpace } from "./picker-space";
import type { PickerState } from "./use-picker";

/** The period that was wanted in vain: the day that was clicked, or what is chosen and cannot be had. */
function wantedInVain({ refused, request, quote, today }: PickerState): Period | null {
  if (refused !== null) return refused < today ? null : periodOfPart("giornata", refused, refused);
  return quote.data?.isAvailable === false ? request : null;
}

interface PickerWayOutProps {
  space: PickerSpace;
  picker: PickerState;
  /** Where another room is chosen without leaving the page; unless given, its page opens. */
  onOtherSpace?: (spaceId: number, period: Period) => void;
}

/** Never a dead end: what can be had in the place of a taken day or period. Another room opens with it chosen. */
export default function PickerWayOut({ space, picker, onOtherSpace }: PickerWayOutProps) {
  const router = useRouter();

  function take(alternative: Alternative): void {
    const { spaceId, spaceName, startDate, endDate, isFullDay, startTime, endTime } = alternative;
    const period = { startDate, endDate, isFullDay, startTime, endTime };
    const choice = choiceFromPeriod(period);
    if (spaceId === space.id) {
      picker.forgetRefused();
      picker.dispatch({ type: "restore", choice });
      return;
    }
    if (onOtherSpace) {
      onOtherSpace(spaceId, period);
      return;
    }
    const path = `${paths.space({ id: spaceId, name: spaceName })}?${periodParams(period)}`;
    saveBookingDraft(spaceId, { choice, path });
    router.push(path);
  }

  return <WayOut spaceId={space.id} wish={wantedInVain(picker)} moved={picker.moved} onChoose={take} />;
}
