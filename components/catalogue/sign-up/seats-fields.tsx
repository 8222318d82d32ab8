import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

/** The number of seats as the select's string, and the names of the other participants. */
export interface SeatValues {
  seats: string;
  companions: string[];
}

export const ONE_SEAT: SeatValues = { seats: "1", companions: [] };

const MOST = 10;

/** Drops names beyond the number of seats; the first seat is the participant's own. */
export function seatsOf<Output extends { seats: number; companions: string[] }>(output: Output): Output {
  return { ...output, companions: output.companions.slice(0, output.seats - 1) };
}

/** The fields for the number of seats and the other participants. Must be inside a FormProvider. */
export function SeatsFields({ free }: { free?: number | null }) {
  const t = useTranslations("signUp");
  const { register, watch, formState } = useFormContext<SeatValues>();
  const seats = Number(watch("seats")) || 1;
  const most = Math.max(1, Math.min(MOST, free ?? MOST));
  return (
    <>
      <Field label={t("seats")} error={formState.errors.seats?.message}>
        <Select {...register("seats")} className="sm:max-w-40">
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </Select>
      </Field>
      {seats > 1 && (
        <fieldset className="m-0 grid gap-4 border-0 p-0">
          <legend className="mb-2 text-[0.95rem] text-ink-2">{t("companions")}</legend>
          {Array.from({ length: seats - 1 }, (_, index) => index).map((index) => (
            <Field
              key={index}
              label={t("companion", { number: index + 2 })}
              optional
              error={formState.errors.companions?.[index]?.message}
            >
              <Input autoComplete="off" {...register(`companions.${index}`)} />
            </Field>
          ))}
        </fieldset>
      )}
    </>
  );
}
