import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { today } from "@/lib/client/browser-date";

interface StartDayFieldProps {
  days: readonly string[];
  /** Filled in by staff for another person. */
  isAtDesk?: boolean;
}

/**
 * The day on which a participant starts a course: a choice of the possible days, soonest first, or any day if there are
 * none to choose from. It is a separate component so that react-hook-form registers it after the names: the first
 * invalid field gets the focus.
 */
export function StartDayField({ days, isAtDesk = false }: StartDayFieldProps) {
  const t = useTranslations("signUp");
  const formats = useFormats();
  const word = useTextResolver();
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
