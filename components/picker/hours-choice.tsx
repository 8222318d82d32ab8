import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ChevronDown } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { useFormats } from "@/components/ui/use-words";
import { parsePrice } from "@/lib/domain/money/money";
import { endHourOptions, isWithin, startHourOptions, type TimeRange } from "@/lib/domain/room-time/day-parts";
import { lengthInMinutes } from "@/lib/domain/room-time/opening-rules";
import type { PickerSpace } from "./picker-space";

interface HoursChoiceProps {
  space: PickerSpace;
  hours: TimeRange | null;
  /** Expanded initially, because the day can be booked by hours only. */
  isOpen?: boolean;
  onChoose: (hours: TimeRange | null) => void;
}

/** The choice of custom hours instead of one of the three periods; collapsed, since few customers need it. */
export function HoursChoice({ space, hours, isOpen = false, onChoose }: HoursChoiceProps) {
  const t = useTranslations("picker");
  const formats = useFormats();
  const hourPrice = parsePrice(space.hourlyRate ?? null);
  const [start, setStart] = useState(hours?.startTime ?? "");
  const [end, setEnd] = useState(hours?.endTime ?? "");
  const opening = { startTime: space.openingTime, endTime: space.closingTime };
  const isOpenAt = (hour: string) => hour >= opening.startTime && hour <= opening.endTime;

  function change(next: { start: string; end: string }): void {
    const isOrdered = next.start !== "" && next.end > next.start;
    const endTime = isOrdered ? next.end : "";
    setStart(next.start);
    setEnd(endTime);
    const range = { startTime: next.start, endTime };
    onChoose(endTime !== "" && isWithin(range, opening) ? range : null);
  }

  const isTooShort =
    hours !== null && lengthInMinutes(hours) < space.minBookingHours * 60 ? space.minBookingHours : null;

  return (
    <details open={hours !== null || isOpen || undefined} className="group rounded-md border border-sand-200">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-md px-3.5 text-[0.93rem] font-medium text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <span>
          {t("otherHours")}
          {hourPrice !== null && (
            <span className="ml-2 font-normal whitespace-nowrap">
              {t("perHour", { price: formats.cents(hourPrice) })}
            </span>
          )}
        </span>
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-3 px-3.5 pt-1 pb-3.5">
        <Field label={t("from")}>
          <Select value={start} onChange={(event) => change({ start: event.target.value, end })}>
            <option value="">{t("choose")}</option>
            {startHourOptions.filter(isOpenAt).map((hour) => (
              <option key={hour} value={hour} disabled={hour >= opening.endTime}>
                {hour}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("to")}>
          <Select
            value={end}
            disabled={start === ""}
            onChange={(event) => change({ start, end: event.target.value })}
          >
            <option value="">{t("choose")}</option>
            {endHourOptions(start || null)
              .filter(({ hour }) => isOpenAt(hour))
              .map(({ hour, isDisabled }) => (
                <option key={hour} value={hour} disabled={isDisabled}>
                  {hour}
                </option>
              ))}
          </Select>
        </Field>
        {isTooShort !== null && (
          <p role="alert" className="col-span-2 text-sm text-brick-600">
            {t("tooShort", { hours: isTooShort })}
          </p>
        )}
        {hours && (
          <Button
            variant="ghost"
            size="sm"
            className="col-span-2 justify-self-start"
            onClick={() => change({ start: "", end: "" })}
          >
            {t("clearHours")}
          </Button>
        )}
      </div>
    </details>
  );
}
