import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { useBirthFromCode } from "@/components/person/use-birth-from-code";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { today } from "@/lib/client/browser-date";
import { MINIMUM_AGE } from "@/lib/domain/person/birth-date";
import type { RegistrationForm } from "@/lib/schemas/person/registration";
import { FiscalCodeNote } from "./fiscal-code-note";

const CHANGED = { shouldValidate: true, shouldDirty: true, shouldTouch: true } as const;

/** The codice fiscale. A valid one fills in date and place of birth if they are still empty. */
export function FiscalCodeField() {
  const t = useTranslations("person");
  const { register, formState, getValues, setValue, clearErrors, control } =
    useFormContext<RegistrationForm>();
  const { filled, readBirth } = useBirthFromCode({
    isEmpty: (field) => !getValues(field),
    fill: (field, value) => setValue(field, value, CHANGED),
    latestYear: Number(today().slice(0, 4)) - MINIMUM_AGE,
  });

  const hasNone = useWatch({ control, name: "noFiscalCode" }) === true;
  /** Without a codice fiscale, the postcode may be foreign. */
  const leaveOut = (isLeftOut: boolean) => {
    setValue("noFiscalCode", isLeftOut, { shouldDirty: true });
    setValue("fiscalCode", isLeftOut ? null : "");
    clearErrors(["fiscalCode", "postalCode"]);
  };

  return (
    <div className="flex min-w-0 flex-col gap-2 sm:col-span-2">
      <Field
        label={t("fiscalCode")}
        hint={t("fiscalCodeHint")}
        error={formState.errors.fiscalCode?.message}
        className="[&_input]:uppercase"
      >
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={hasNone}
          {...register("fiscalCode", { onChange: ({ target }) => void readBirth(String(target.value)) })}
        />
      </Field>
      <CheckboxField name="noFiscalCode" checked={hasNone} onCheckedChange={leaveOut}>
        {t("noFiscalCode")}
      </CheckboxField>
      <p role="status" className="text-sm text-sage-700 empty:hidden">
        {filled}
      </p>
      <FiscalCodeWarnings />
    </div>
  );
}

function FiscalCodeWarnings() {
  const { control } = useFormContext<RegistrationForm>();
  const [code, firstName, lastName, dateOfBirth] = useWatch({
    control,
    name: ["fiscalCode", "firstName", "lastName", "dateOfBirth"],
  });
  const person = { firstName: firstName ?? "", lastName: lastName ?? "", dateOfBirth: dateOfBirth ?? "" };
  return <FiscalCodeNote code={code ?? ""} person={person} />;
}
