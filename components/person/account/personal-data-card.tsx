"use client";

import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { BirthDateInput } from "@/components/person/sign-in/birth-date-input";
import { FiscalCodeNote } from "@/components/person/sign-in/fiscal-code-note";
import { PasswordInput } from "@/components/person/sign-in/password-input";
import { Field } from "@/components/ui/field";
import type { Account } from "@/lib/schemas/person/account";
import { SendCodeButton } from "./identity-field";
import { ProfileCard } from "./profile-card";
import { ProfileField } from "./profile-field";
import { useProfileForm } from "./use-profile-form";

/** The form for the personal data that the registration asks for. */
export function PersonalDataCard({
  account,
  onSaved,
}: {
  account: Account;
  onSaved: (account: Account) => void;
}) {
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
      currentPassword: "",
    }),
    [account],
  );
  const { form, submit } = useProfileForm(stored, {
    onSaved,
    savedText: (saved) =>
      saved.pendingEmail === account.pendingEmail
        ? "I tuoi dati sono aggiornati."
        : `Ti abbiamo inviato un'e-mail a ${saved.pendingEmail}: apri il link per completare il cambio.`,
  });
  const [code = "", firstName = "", lastName = "", dateOfBirth = "", email = ""] = useWatch({
    control: form.control,
    name: ["fiscalCode", "firstName", "lastName", "dateOfBirth", "email"],
  });
  const hasNewAddress = email.trim().toLowerCase() !== account.email.toLowerCase();
  const pick = (day: string) =>
    form.setValue("dateOfBirth", day, { shouldValidate: true, shouldDirty: true, shouldTouch: true });

  return (
    <ProfileCard title="Dati personali" pending={form.formState.isSubmitting} onSubmit={submit}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ProfileField form={form} name="firstName" label="Nome" autoComplete="given-name" />
        <ProfileField form={form} name="lastName" label="Cognome" autoComplete="family-name" />
        <ProfileField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          hint="Se la cambi, resta valida questa finché non confermi la nuova."
        />
        <ProfileField
          form={form}
          name="phone"
          label="Telefono"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        {hasNewAddress && account.confirmsByCode && (
          <div className="flex flex-col gap-3 sm:col-span-2">
            <p className="text-ink-2">
              Per cambiare indirizzo inserisci un codice: te lo mandiamo a quello di adesso.
            </p>
            <SendCodeButton email={account.email} />
            <ProfileField
              form={form}
              name="currentPassword"
              label="Codice"
              inputMode="numeric"
              autoComplete="one-time-code"
              className="sm:max-w-[calc(50%-0.625rem)]"
            />
          </div>
        )}
        {hasNewAddress && !account.confirmsByCode && (
          <Field
            label="Password corrente"
            hint="Serve per cambiare l'indirizzo e-mail."
            error={form.formState.errors.currentPassword?.message}
            className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
          >
            <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
          </Field>
        )}
        <Field label="Data di nascita" error={form.formState.errors.dateOfBirth?.message}>
          <BirthDateInput
            autoComplete="bday"
            {...form.register("dateOfBirth")}
            chosen={dateOfBirth}
            onPick={pick}
          />
        </Field>
        <ProfileField form={form} name="placeOfBirth" label="Luogo di nascita" autoComplete="off" />
        <div className="flex min-w-0 flex-col gap-2">
          <ProfileField
            form={form}
            name="fiscalCode"
            label="Codice fiscale"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="[&_input]:uppercase"
          />
          <FiscalCodeNote code={code} person={{ firstName, lastName, dateOfBirth }} />
        </div>
        <ProfileField form={form} name="profession" label="Professione" autoComplete="organization-title" />
        <ProfileField
          form={form}
          name="address"
          label="Indirizzo"
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <ProfileField
          form={form}
          name="postalCode"
          label="CAP"
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <ProfileField form={form} name="city" label="Città" autoComplete="address-level2" />
      </div>
    </ProfileCard>
  );
}
