import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { timetableEntries } from "@/components/shared/form/timetable-entries";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { isCalendarDay } from "@/lib/domain/time/calendar-day";
import type { CourseRunFound } from "@/lib/schemas/catalogue/course-run";

const MAX_LESSONS = 500;

/** The query for the lessons of the form's course; its path is null without a first day or weekly lessons. */
function useAskedRun(): { path: string | null; endDate: string } {
  const [startDate, endDate, sessions, spaceId]: unknown[] = useWatch({
    name: ["startDate", "endDate", "sessions", "spaceId"],
  });
  const weekdays = timetableEntries(sessions).map(({ dayOfWeek }) => dayOfWeek);
  const last = typeof endDate === "string" ? endDate : "";
  if (typeof startDate !== "string" || !isCalendarDay(startDate) || weekdays.length === 0)
    return { path: null, endDate: last };
  const query = new URLSearchParams({
    startDate,
    weekdays: weekdays.join(","),
    ...(spaceId ? { spaceId: String(spaceId) } : {}),
  });
  return { path: `/api/courses/run?${query}`, endDate: isCalendarDay(last) && startDate <= last ? last : "" };
}

/**
 * Shows the number of lessons of the course, and calculates its last day from their number. Must be inside the course's
 * form.
 */
export function LessonCount() {
  const t = useTranslations("panel.courses.form.run");
  const formats = useFormats();
  const act = useAdminAction();
  const { setValue } = useFormContext();
  const { path, endDate } = useAskedRun();
  const [typed, setTyped] = useState("");
  const [isNone, setNone] = useState(false);
  const { data: run } = useQuery<CourseRunFound>({
    queryKey: [`${path}&endDate=${endDate}`],
    enabled: path !== null && endDate !== "",
  });
  const lessons = Number(typed);
  const isCount = Number.isInteger(lessons) && lessons >= 1 && lessons <= MAX_LESSONS;

  async function find(): Promise<void> {
    const found = await act(() => api.get<CourseRunFound>(`${path}&lessons=${lessons}`), {
      failure: t("failed"),
    }).catch(() => null);
    if (found === null) return;
    setNone(found.endDate === null);
    if (found.endDate === null) return;
    setValue("endDate", found.endDate, { shouldDirty: true, shouldValidate: true });
    setTyped("");
  }

  const wrong =
    typed !== "" && !isCount ? t("outside", { most: MAX_LESSONS }) : isNone ? t("none") : undefined;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <Field label={t("label")} error={wrong} className="min-w-0 grow">
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_LESSONS}
            placeholder={t("example")}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setNone(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Prevents submission of the surrounding form.
              event.preventDefault();
              if (path !== null && isCount) void find();
            }}
          />
        </Field>
        <Button variant="outline" disabled={path === null || !isCount} onClick={() => void find()}>
          {t("find")}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {path === null
          ? t("first")
          : run && endDate !== "" && t("found", { count: run.lessons, day: formats.longDay(endDate) })}
      </p>
    </div>
  );
}
