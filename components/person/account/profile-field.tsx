import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ProfileValues } from "./use-profile-form";

interface ProfileFieldProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** A text field of the surrounding form. */
export function ProfileField({ name, label, hint, className, ...input }: ProfileFieldProps) {
  const { formState, register } = useFormContext<ProfileValues>();
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message} className={className ?? ""}>
      <Input {...input} defaultValue={formState.defaultValues?.[name]} {...register(name)} />
    </Field>
  );
}
