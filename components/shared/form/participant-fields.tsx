import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

interface ParticipantValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  notes: string;
}

export const NO_PARTICIPANT: ParticipantValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  notes: "",
};

/** The fields for name, e-mail and phone. Must be inside a FormProvider. */
export function ParticipantFields({ phoneIsOptional = false }: { phoneIsOptional?: boolean }) {
  const t = useTranslations("person");
  const { register, formState } = useFormContext<ParticipantValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t("firstName")} error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...register("firstName")} />
      </Field>
      <Field label={t("lastName")} error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...register("lastName")} />
      </Field>
      <Field label={t("email")} error={errors.email?.message}>
        <Input type="email" inputMode="email" autoComplete="email" {...register("email")} />
      </Field>
      <Field label={t("phone")} optional={phoneIsOptional} error={errors.phone?.message}>
        <Input type="tel" inputMode="tel" autoComplete="tel" {...register("phone")} />
      </Field>
    </div>
  );
}

/** The field for notes to the centre. Must be inside a FormProvider. */
export function NotesField({ hint }: { hint?: string }) {
  const t = useTranslations("person");
  const { register, formState } = useFormContext<ParticipantValues>();
  return (
    <Field label={t("notes")} optional hint={hint} error={formState.errors.notes?.message}>
      <Textarea rows={3} {...register("notes")} />
    </Field>
  );
}
