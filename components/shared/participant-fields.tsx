"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

/** The contact fields of a sign-up, as the browser holds them. */
export interface ParticipantValues {
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

/** Name, e-mail, phone. Needs a FormProvider around it. */
export function ParticipantFields({ phoneIsOptional = false }: { phoneIsOptional?: boolean }) {
  const { register, formState } = useFormContext<ParticipantValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Nome" error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...register("firstName")} />
      </Field>
      <Field label="Cognome" error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...register("lastName")} />
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        <Input type="email" inputMode="email" autoComplete="email" {...register("email")} />
      </Field>
      <Field label="Telefono" optional={phoneIsOptional} error={errors.phone?.message}>
        <Input type="tel" inputMode="tel" autoComplete="tel" {...register("phone")} />
      </Field>
    </div>
  );
}

/** A note to the centre. Needs a FormProvider around it. */
export function NotesField({ hint }: { hint?: string }) {
  const { register, formState } = useFormContext<ParticipantValues>();
  return (
    <Field label="Note" optional hint={hint} error={formState.errors.notes?.message}>
      <Textarea rows={3} {...register("notes")} />
    </Field>
  );
}
