"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useFormats, useWord } from "@/components/ui/use-words";
import { today } from "@/lib/client/browser-date";

/**
 * The day on which somebody begins a course: one of those on which that is possible, the next one first, or any day where
 * there are none to choose from. A component of its own, so that react-hook-form registers it after the names: the first
 * wrong field gets the focus.
 */
export function StartDayField({
  days,
  isAtDesk = false,
}: {
  days: readonly string[];
  /** Filled in for somebody else. */
  isAtDesk?: boolean;
}) {
  const t = useTranslations("signUp");
  const formats = useFormats();
  const word = useWord();
  const { register, formState } = useFormContext<{ startDate: string }>();
  const isFree = days.length === 0;
  return (
    <Field
      label={t("startDate")}
      hint={t(`startHint.${isAtDesk ? "desk" : "own"}.${isFree ? "free" : "lessons"}`)}
      error={word(formState.errors.startDate?.message ?? "")}
    >
      {isFree ? (
        <Input type="date" min={today()} {...register("startDate")} />
      ) : (
        <Select {...register("startDate")}>
          {days.map((day) => (
            <option key={day} value={day}>
              {formats.longDay(day)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
