import { useTranslations } from "next-intl";
import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { type Period, type PeriodField, readPeriod } from "@/lib/domain/room-time/period";
import { laterOf } from "@/lib/domain/time/calendar-day";
import type { AuditEntry } from "@/lib/schemas/site/audit";

/** Space and period as form fields. The times survive while the switch for whole days is on. */
export type SlotValues = { spaceId: number; isFullDay: boolean } & Record<PeriodField, string>;

/** Field values of a period in a room, with default hours if it has none. */
export function slotValues(spaceId: number, period: Period): SlotValues {
  const { startDate, endDate, isFullDay, startTime, endTime } = period;
  return {
    spaceId,
    isFullDay,
    startDate,
    endDate,
    startTime: startTime ?? "09:00",
    endTime: endTime ?? "13:00",
  };
}

/** A booking's place as a logged change found it; null if the change did not move the booking. */
export function placeBefore(
  changes: AuditEntry["changes"],
  { spaceId, ...period }: Period & { spaceId: number },
): SlotValues | null {
  const values = slotValues(spaceId, period);
  const former = Object.entries(changes).filter(
    ([name, { from }]) => name in values && typeof from === typeof values[name as keyof SlotValues],
  );
  if (former.length === 0) return null;
  return { ...values, ...Object.fromEntries(former.map(([name, { from }]) => [name, from])) };
}

/** The period of the fields; null while it is incomplete or invalid. */
export function periodOfValues({ spaceId: _, ...fields }: SlotValues): Period | null {
  return readPeriod(fields.isFullDay ? fields : { ...fields, endDate: fields.startDate }).period;
}

interface SlotFieldsProps {
  values: SlotValues;
  rooms: readonly { id: number; name: string; isAvailable: boolean }[];
  onChange: (part: Partial<SlotValues>) => void;
}

export function SlotFields({ values, rooms, onChange }: SlotFieldsProps) {
  const t = useTranslations("panel.booking.slot");
  const shared = useTranslations("panel.shared");
  const tables = useTranslations("tables");
  const picker = useTranslations("picker");
  const fullDayId = useId();
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-6">
      <Field label={shared("room")} className="col-span-2 sm:col-span-3">
        <Select
          value={values.spaceId}
          onChange={(event) => onChange({ spaceId: Number(event.target.value) })}
        >
          {rooms.map(({ id, name, isAvailable }) => (
            <option key={id} value={id}>
              {isAvailable ? name : t("unavailable", { room: name })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={values.isFullDay ? tables("from") : shared("day")} className="sm:col-span-3">
        <Input
          type="date"
          value={values.startDate}
          onChange={({ target: { value } }) =>
            onChange({ startDate: value, endDate: laterOf(value, values.endDate) })
          }
        />
      </Field>
      {values.isFullDay ? (
        <Field label={tables("to")} className="sm:col-span-3">
          <Input
            type="date"
            min={values.startDate}
            value={values.endDate}
            onChange={(event) => onChange({ endDate: event.target.value })}
          />
        </Field>
      ) : (
        <>
          <Field label={picker("from")} className="sm:col-span-2">
            <Input
              type="time"
              value={values.startTime}
              onChange={(event) => onChange({ startTime: event.target.value })}
            />
          </Field>
          <Field label={picker("to")} className="sm:col-span-2">
            <Input
              type="time"
              value={values.endTime}
              onChange={(event) => onChange({ endTime: event.target.value })}
            />
          </Field>
        </>
      )}
      <div className="flex min-h-11 items-center justify-between gap-3 self-end sm:col-span-2">
        <Label htmlFor={fullDayId}>{t("fullDay")}</Label>
        <Switch
          id={fullDayId}
          checked={values.isFullDay}
          onCheckedChange={(isFullDay) => onChange({ isFullDay })}
        />
      </div>
    </div>
  );
}
