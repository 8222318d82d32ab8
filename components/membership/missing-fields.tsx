import { useTranslations } from "next-intl";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { ProfileField } from "@/components/person/account/profile-field";
import { BirthDateInput } from "@/components/person/sign-in/birth-date-input";
import { FiscalCodeNote } from "@/components/person/sign-in/fiscal-code-note";
import { useBirthFromCode } from "@/components/person/use-birth-from-code";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { today } from "@/lib/client/browser-date";
import { MINIMUM_AGE } from "@/lib/domain/person/minimum-age";
import type { ApplicationValues, RegisterField } from "./use-application";

const CHANGED = { shouldValidate: true, shouldDirty: true } as const;

interface MissingFieldsProps {
  form: UseFormReturn<ApplicationValues>;
  missing: readonly RegisterField[];
  /** The applicant's name, with which the codice fiscale should agree. */
  name: { firstName: string; lastName: string };
}

/** The fields of the account that the register of members requires and that are still empty. */
export function MissingFields({ form, missing, name }: MissingFieldsProps) {
  const t = useTranslations("application");
  const p = useTranslations("person");
  const lacks = (field: RegisterField) => missing.includes(field);
  const { errors } = form.formState;
  const { filled, readBirth } = useBirthFromCode({
    isEmpty: (field) => lacks(field) && !form.getValues(field),
    fill: (field, value) => form.setValue(field, value, CHANGED),
    latestYear: Number(today().slice(0, 4)) - MINIMUM_AGE,
  });
  const [code = "", dateOfBirth = "", residence = "italy"] = form.watch([
    "fiscalCode",
    "dateOfBirth",
    "residence",
  ]);
  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {lacks("fiscalCode") && (
          <div className="flex min-w-0 flex-col gap-2 sm:col-span-2">
            <Field label={p("fiscalCode")} error={errors.fiscalCode?.message} className="[&_input]:uppercase">
              <Input
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...form.register("fiscalCode", {
                  onChange: ({ target }) => void readBirth(String(target.value)),
                })}
              />
            </Field>
            <p role="status" className="text-sm text-sage-700 empty:hidden">
              {filled}
            </p>
            <FiscalCodeNote code={code} person={{ ...name, dateOfBirth }} />
          </div>
        )}
        {lacks("dateOfBirth") && (
          <Field label={p("dateOfBirth")} error={errors.dateOfBirth?.message}>
            <BirthDateInput
              autoComplete="bday"
              {...form.register("dateOfBirth")}
              chosen={dateOfBirth}
              onPick={(day) => form.setValue("dateOfBirth", day, CHANGED)}
            />
          </Field>
        )}
        {lacks("placeOfBirth") && (
          <ProfileField name="placeOfBirth" label={p("placeOfBirth")} autoComplete="off" />
        )}
        {lacks("address") && (
          <ProfileField
            name="address"
            label={p("address")}
            autoComplete="address-line1"
            className="sm:col-span-2"
          />
        )}
        {lacks("postalCode") && (
          <>
            <ProfileField
              name="postalCode"
              label={p("postalCode")}
              inputMode={residence === "italy" ? "numeric" : "text"}
              autoComplete="postal-code"
            />
            <Field label={t("residence")}>
              <Select {...form.register("residence")}>
                <option value="italy">{t("inItaly")}</option>
                <option value="abroad">{t("abroad")}</option>
              </Select>
            </Field>
          </>
        )}
        {lacks("city") && <ProfileField name="city" label={p("city")} autoComplete="address-level2" />}
      </div>
    </FormProvider>
  );
}
