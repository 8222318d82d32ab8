import { useLocale, useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Plus, Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { isRecord } from "@/lib/domain/site/is-record";
import { weekdayNames } from "@/lib/domain/time/day-format";
import { type TimetableEntry, timetableEntries } from "./timetable-entries";

/** Monday first; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

function entryError(errors: unknown, index: number): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  const found: unknown = errors[index];
  if (!isRecord(found)) return undefined;
  for (const fieldError of Object.values(found)) {
    if (isRecord(fieldError) && typeof fieldError.message === "string") return fieldError.message;
  }
  return undefined;
}

/** The texts of each kind of timetable, and the initial values of an entry. */
const KINDS = {
  hours: {
    empty: "hours.empty",
    add: "hours.add",
    remove: "hours.remove",
    first: { startTime: "08:00", endTime: "13:00", isAvailable: true },
  },
  lessons: {
    empty: "lessons.empty",
    add: "lessons.add",
    remove: "lessons.remove",
    first: { startTime: "18:00", endTime: "19:00" },
  },
  office: {
    empty: "office.empty",
    add: "office.add",
    remove: "office.remove",
    first: { startTime: "09:30", endTime: "12:30" },
  },
} as const;

/**
 * The weekly timetable of a space, with times open or closed to bookings; the weekly lessons of a course; or the hours
 * of the office.
 */
export function TimetableField({ name, of = "hours" }: { name: string; of?: keyof typeof KINDS }) {
  const t = useTranslations("editor.timetable");
  const language = useLocale();
  const { first, ...texts } = KINDS[of];
  const { field, fieldState } = useController({ name });
  const entries = timetableEntries(field.value);

  const change = (index: number, part: Partial<TimetableEntry>) =>
    field.onChange(entries.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));
  const add = (dayOfWeek: number) => field.onChange([...entries, { dayOfWeek, ...first }]);

  return (
    <ul className="m-0 flex list-none flex-col gap-2 p-0">
      {WEEK.map((weekday) => {
        const day = weekdayNames(language)[weekday];
        const own = entries.flatMap((entry, index) =>
          entry.dayOfWeek === weekday ? [{ entry, index }] : [],
        );
        return (
          <li key={weekday} className="rounded-md border border-sand-200 px-3.5 py-2">
            <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
              <span className="font-semibold first-letter:uppercase">{day}</span>
              <span className="text-sm text-ink-2 max-sm:order-last max-sm:col-span-2 max-sm:empty:hidden">
                {own.length === 0 && t(texts.empty)}
              </span>
              <Button variant="ghost" size="sm" onClick={() => add(weekday)}>
                <Plus />
                {t(texts.add)}
                <span className="sr-only"> {t("forDay", { day })}</span>
              </Button>
            </div>
            {own.map(({ entry, index }) => (
              <EntryRow
                key={index}
                day={day}
                entry={entry}
                canBeClosed={of === "hours"}
                remove={texts.remove}
                error={entryError(fieldState.error, index)}
                onChange={(part) => change(index, part)}
                onRemove={() => field.onChange(entries.filter((_, at) => at !== index))}
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface EntryRowProps {
  day: string;
  entry: TimetableEntry;
  canBeClosed: boolean;
  remove: (typeof KINDS)[keyof typeof KINDS]["remove"];
  error: string | undefined;
  onChange: (part: Partial<TimetableEntry>) => void;
  onRemove: () => void;
}

function EntryRow({ day, entry, canBeClosed, remove, error, onChange, onRemove }: EntryRowProps) {
  const t = useTranslations("editor.timetable");
  return (
    <div className="pb-2">
      <div className="grid grid-cols-[1fr_1fr_auto] items-center gap-2 sm:grid-cols-[8rem_8rem_1fr_auto]">
        <Input
          type="time"
          aria-label={t("from", { day })}
          aria-invalid={error !== undefined}
          value={entry.startTime}
          onChange={(event) => onChange({ startTime: event.target.value })}
        />
        <Input
          type="time"
          aria-label={t("to", { day })}
          aria-invalid={error !== undefined}
          value={entry.endTime}
          onChange={(event) => onChange({ endTime: event.target.value })}
        />
        {canBeClosed && (
          <Select
            aria-label={t("state", { day })}
            className="max-sm:order-last max-sm:col-span-3"
            value={String(entry.isAvailable)}
            onChange={(event) => onChange({ isAvailable: event.target.value === "true" })}
          >
            <option value="true">{t("bookable")}</option>
            <option value="false">{t("closed")}</option>
          </Select>
        )}
        <Button variant="ghost" size="icon" aria-label={t(remove, { day })} onClick={onRemove}>
          <Trash2 />
        </Button>
      </div>
      <FieldError className="mt-1">{error}</FieldError>
    </div>
  );
}
