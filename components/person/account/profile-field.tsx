import type { ComponentProps, ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ProfileValues } from "./use-profile-form";

interface ProfileFieldProps extends Omit<ComponentProps<"input">, "form"> {
  form: UseFormReturn<ProfileValues>;
  name: string;
  label: string;
  hint?: ReactNode;
}

export function ProfileField({ form, name, label, hint, className, ...input }: ProfileFieldProps) {
  return (
    <Field label={label} hint={hint} error={form.formState.errors[name]?.message} className={className ?? ""}>
      <Input {...input} defaultValue={form.formState.defaultValues?.[name]} {...form.register(name)} />
    </Field>
  );
}
