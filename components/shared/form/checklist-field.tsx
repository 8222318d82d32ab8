"use client";

import { useId } from "react";
import { useController } from "react-hook-form";
import { CheckboxField } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";

interface ChecklistFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  options: readonly { value: number; label: string }[];
  className: string;
}

/** Several of a list, as checkboxes: the value of the field is the list of those that are ticked. */
export function ChecklistField({ name, label, hint, error, options, className }: ChecklistFieldProps) {
  const id = useId();
  const { field } = useController({ name });
  const ticked: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <fieldset
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={cn("m-0 min-w-0 border-0 p-0", className)}
    >
      <legend className="mb-1 p-0 text-[0.94rem] font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map((option, index) => (
          <CheckboxField
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            checked={ticked.includes(option.value)}
            onBlur={field.onBlur}
            onCheckedChange={(isTicked) =>
              field.onChange(
                isTicked ? [...ticked, option.value] : ticked.filter((one) => one !== option.value),
              )
            }
          >
            {option.label}
          </CheckboxField>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
