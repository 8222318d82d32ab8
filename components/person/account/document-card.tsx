"use client";

import { useMemo } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type Account, DOCUMENT_TYPES } from "@/lib/schemas/person/account";
import { ProfileCard } from "./profile-card";
import { ProfileField } from "./profile-field";
import { useProfileForm } from "./use-profile-form";

/** The form for an identity document, which is optional. */
export function DocumentCard({
  account,
  onSaved,
}: {
  account: Account;
  onSaved: (account: Account) => void;
}) {
  const stored = useMemo(
    () => ({
      documentType: account.documentType ?? "",
      documentNumber: account.documentNumber ?? "",
      documentIssueDate: account.documentIssueDate ?? "",
      documentExpiryDate: account.documentExpiryDate ?? "",
    }),
    [account],
  );
  const { form, submit } = useProfileForm(stored, {
    onSaved,
    savedText: () => "I dati del documento sono aggiornati.",
  });
  const known: readonly string[] = DOCUMENT_TYPES;
  const other =
    stored.documentType !== "" && !known.includes(stored.documentType) ? stored.documentType : null;

  return (
    <ProfileCard
      title="Documento"
      description="Facoltativo: serve solo se la segreteria te lo chiede."
      pending={form.formState.isSubmitting}
      onSubmit={submit}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Tipo di documento" error={form.formState.errors.documentType?.message}>
          <Select {...form.register("documentType")}>
            <option value="">Nessuno</option>
            {DOCUMENT_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
            {other && <option>{other}</option>}
          </Select>
        </Field>
        <ProfileField
          form={form}
          name="documentNumber"
          label="Numero"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <ProfileField form={form} name="documentIssueDate" label="Rilasciato il" type="date" />
        <ProfileField form={form} name="documentExpiryDate" label="Scade il" type="date" />
      </div>
    </ProfileCard>
  );
}
