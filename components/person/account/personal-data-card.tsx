import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { BirthDateInput } from "@/components/person/sign-in/birth-date-input";
import { FiscalCodeNote } from "@/components/person/sign-in/fiscal-code-note";
import { PasswordInput } from "@/components/person/sign-in/password-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { LANGUAGE_NAMES } from "@/lib/messages/language/language-names";
import type { Account } from "@/lib/schemas/person/account";
import { isItalianPostalCode } from "@/lib/schemas/person/account-fields";
import { SendCodeButton } from "./identity-field";
import { ProfileCard } from "./profile-card";
import { ProfileField } from "./profile-field";
import { useProfileForm } from "./use-profile-form";

const livesAbroad = ({ postalCode }: Account): boolean =>
  Boolean(postalCode) && !isItalianPostalCode(postalCode ?? "");

interface PersonalDataCardProps {
  account: Account;
  onSaved: (account: Account) => void;
}

export function PersonalDataCard({ account, onSaved }: PersonalDataCardProps) {
  const t = useTranslations("profile");
  const p = useTranslations("person");
  const stored = useMemo(
    () => ({
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      phone: account.phone ?? "",
      dateOfBirth: account.dateOfBirth ?? "",
      placeOfBirth: account.placeOfBirth ?? "",
      fiscalCode: account.fiscalCode ?? "",
      profession: account.profession ?? "",
      address: account.address ?? "",
      postalCode: account.postalCode ?? "",
      city: account.city ?? "",
      residence: livesAbroad(account) ? "abroad" : "italy",
      currentPassword: "",
      language: account.language,
    }),
    [account],
  );
  const { form, submit } = useProfileForm(stored, {
    onSaved,
    savedText: (saved) =>
      saved.pendingEmail === account.pendingEmail
        ? t("data.saved")
        : t("data.mailSent", { email: saved.pendingEmail ?? "" }),
  });
  const [code = "", firstName = "", lastName = "", dateOfBirth = "", email = "", residence = "italy"] =
    useWatch({
      control: form.control,
      name: ["fiscalCode", "firstName", "lastName", "dateOfBirth", "email", "residence"],
    });
  const hasNewAddress = email.trim().toLowerCase() !== account.email.toLowerCase();
  const pick = (day: string) =>
    form.setValue("dateOfBirth", day, { shouldValidate: true, shouldDirty: true, shouldTouch: true });

  return (
    <FormProvider {...form}>
      <ProfileCard title={t("data.title")} pending={form.formState.isSubmitting} onSubmit={submit}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <ProfileField name="firstName" label={p("firstName")} autoComplete="given-name" />
          <ProfileField name="lastName" label={p("lastName")} autoComplete="family-name" />
          <ProfileField
            name="email"
            label={p("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            hint={t("data.emailHint")}
          />
          <ProfileField name="phone" label={p("phone")} type="tel" inputMode="tel" autoComplete="tel" />
          {hasNewAddress && account.confirmsByCode && (
            <div className="flex flex-col gap-3 sm:col-span-2">
              <p className="text-ink-2">{t("data.codeNeeded")}</p>
              <SendCodeButton email={account.email} />
              <ProfileField
                name="currentPassword"
                label={t("code")}
                inputMode="numeric"
                autoComplete="one-time-code"
                className="sm:max-w-[calc(50%-0.625rem)]"
              />
            </div>
          )}
          {hasNewAddress && !account.confirmsByCode && (
            <Field
              label={t("data.currentPassword")}
              hint={t("data.passwordHint")}
              error={form.formState.errors.currentPassword?.message}
              className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
            >
              <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
            </Field>
          )}
          <Field label={p("dateOfBirth")} error={form.formState.errors.dateOfBirth?.message}>
            <BirthDateInput
              autoComplete="bday"
              {...form.register("dateOfBirth")}
              chosen={dateOfBirth}
              onPick={pick}
            />
          </Field>
          <ProfileField name="placeOfBirth" label={p("placeOfBirth")} autoComplete="off" />
          <div className="flex min-w-0 flex-col gap-2">
            <ProfileField
              name="fiscalCode"
              label={p("fiscalCode")}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="[&_input]:uppercase"
            />
            <FiscalCodeNote code={code} person={{ firstName, lastName, dateOfBirth }} />
          </div>
          <ProfileField name="profession" label={p("profession")} autoComplete="organization-title" />
          <ProfileField
            name="address"
            label={p("address")}
            autoComplete="address-line1"
            className="sm:col-span-2"
          />
          <ProfileField
            name="postalCode"
            label={p("postalCode")}
            inputMode={residence === "italy" ? "numeric" : "text"}
            autoComplete="postal-code"
          />
          <ProfileField name="city" label={p("city")} autoComplete="address-level2" />
          <Field label={t("data.residence")} error={form.formState.errors.residence?.message}>
            <Select {...form.register("residence")}>
              <option value="italy">{t("data.inItaly")}</option>
              <option value="abroad">{t("data.abroad")}</option>
            </Select>
          </Field>
          <Field
            label={p("language")}
            hint={p("languageHint")}
            error={form.formState.errors.language?.message}
          >
            <Select {...form.register("language")}>
              {LANGUAGES.map((language) => (
                <option key={language} value={language} lang={language}>
                  {LANGUAGE_NAMES[language]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </ProfileCard>
    </FormProvider>
  );
}
