import { useRouter } from "next/navigation";
import { AlternativesSection } from "@/components/search/alternatives/alternatives-section";
import { usePathIn } from "@/components/ui/use-path-in";
import { WaitForPeriod } from "@/components/vacancy/wait-for-period";
import { saveBookingDraft } from "@/lib/client/booking/booking-draft";
import type { Period } from "@/lib/domain/room-time/period";
import { choiceFromPeriod } from "@/lib/domain/room-time/picker-choice";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { periodParams } from "@/lib/domain/search/space-search-url";
import { paths } from "@/lib/paths";
import { mayComeFree } from "./day-info";
import type { PickerSpace } from "./picker-space";
import type { PickerState } from "./use-picker";

interface PickerWayOutProps {
  space: PickerSpace;
  picker: PickerState;
  /** Called for an alternative in another room; by default, that room's page opens with the period chosen. */
  onOtherSpace?: (spaceId: number, period: Period) => void;
}

export default function PickerAlternatives({ space, picker, onOtherSpace }: PickerWayOutProps) {
  const router = useRouter();
  const pathIn = usePathIn();

  function take(alternative: Alternative): void {
    const { spaceId, spaceSlug, startDate, endDate, isFullDay, startTime, endTime } = alternative;
    const period = { startDate, endDate, isFullDay, startTime, endTime };
    const choice = choiceFromPeriod(period);
    if (spaceId === space.id) {
      picker.clearRefused();
      picker.dispatch({ type: "restore", choice });
      return;
    }
    if (onOtherSpace) {
      onOtherSpace(spaceId, period);
      return;
    }
    const path = pathIn(`${paths.space({ slug: spaceSlug })}?${periodParams(period)}`);
    saveBookingDraft(spaceId, { choice, path });
    router.push(path);
  }

  const { unavailableRequest } = picker;
  const requested = unavailableRequest?.period ?? null;
  return (
    <div className="flex flex-col gap-4">
      <AlternativesSection spaceId={space.id} requested={requested} moved={picker.moved} onChoose={take} />
      {requested && picker.moved === undefined && mayComeFree(unavailableRequest?.why ?? null) && (
        <WaitForPeriod
          key={JSON.stringify(requested)}
          spaceId={space.id}
          spaceName={space.name}
          period={requested}
        />
      )}
    </div>
  );
}
