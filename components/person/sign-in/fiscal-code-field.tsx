"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { useBirthFromCode } from "@/components/person/use-birth-from-code";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { today } from "@/lib/client/browser-date";
import { MINIMUM_AGE } from "@/lib/domain/person/minimum-age";
import type { RegistrationForm } from "@/lib/schemas/person/registration";
import { FiscalCodeNote } from "./fiscal-code-note";

const CHANGED = { shouldValidate: true, shouldDirty: true, shouldTouch: true } as const;

/** The codice fiscale. A valid one fills in date and place of birth where they are still empty. */
export function FiscalCodeField() {
  const { register, formState, getValues, setValue } = useFormContext<RegistrationForm>();
  const { filled, readBirth } = useBirthFromCode({
    isEmpty: (field) => !getValues(field),
    fill: (field, value) => setValue(field, value, CHANGED),
    latestYear: Number(today().slice(0, 4)) - MINIMUM_AGE,
  });

  return (
    <div className="flex min-w-0 flex-col gap-2 sm:col-span-2">
      <Field
        label="Codice fiscale"
        hint="Compila da sé data e luogo di nascita."
        error={formState.errors.fiscalCode?.message}
        className="[&_input]:uppercase"
      >
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...register("fiscalCode", { onChange: ({ target }) => void readBirth(String(target.value)) })}
        />
      </Field>
      <p role="status" className="text-sm text-sage-700 empty:hidden">
        {filled}
      </p>
      <FiscalCodeWarnings />
    </div>
  );
}

/** Warns where the code does not match the personal data entered. */
function FiscalCodeWarnings() {
  const { control } = useFormContext<RegistrationForm>();
  const [code, firstName, lastName, dateOfBirth] = useWatch({
    control,
    name: ["fiscalCode", "firstName", "lastName", "dateOfBirth"],
  });
  const person = { firstName: firstName ?? "", lastName: lastName ?? "", dateOfBirth: dateOfBirth ?? "" };
  return <FiscalCodeNote code={code ?? ""} person={person} />;
}
