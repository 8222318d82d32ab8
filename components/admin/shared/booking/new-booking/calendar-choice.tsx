import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { PeriodStep } from "@/components/picker/period-step";
import { PickerCalendar } from "@/components/picker/picker-calendar";
import { UnavailableReason } from "@/components/picker/unavailable-reason";
import { usePicker } from "@/components/picker/use-picker";
import { today } from "@/lib/client/browser-date";
import type { Period } from "@/lib/domain/room-time/period";
import { NO_CHOICE } from "@/lib/domain/room-time/picker-choice";
import type { Space } from "@/lib/schemas/space/space";
import type { Picked } from "./use-slot";

interface CalendarChoiceProps {
  space: Space;
  first: Period | null;
  onPick: (picked: Picked) => void;
}

export default function CalendarChoice({ space, first, onPick }: CalendarChoiceProps) {
  const t = useTranslations("panel.booking.new");
  const picker = usePicker(space, first, today(), { isStored: false });
  const { request, unavailableRequest, choice } = picker;
  // Compared as JSON, since the request is a new object after each render.
  const unavailable = JSON.stringify(unavailableRequest);
  const isStarting = choice === NO_CHOICE && first !== null;
  useEffect(() => {
    if (!isStarting) onPick({ period: request, unavailable: JSON.parse(unavailable) });
  }, [isStarting, request, unavailable, onPick]);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <PickerCalendar picker={picker} />
      {choice.selection.startDate === null ? (
        <p className="rounded-md bg-sand-100 px-4 py-3 text-[0.95rem] text-ink-2">{t("chooseDay")}</p>
      ) : (
        <PeriodStep space={space} picker={picker} />
      )}
      {request === null && <UnavailableReason picker={picker} />}
    </div>
  );
}
