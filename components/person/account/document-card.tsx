import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type Account, DOCUMENT_TYPES } from "@/lib/schemas/person/account";
import { ProfileCard } from "./profile-card";
import { ProfileField } from "./profile-field";
import { useProfileForm } from "./use-profile-form";

/** The message keys of the types, which are stored in Italian. */
const TYPE_KEYS = {
  "Carta d'identità": "identityCard",
  Passaporto: "passport",
  "Patente di guida": "drivingLicence",
} as const satisfies Record<(typeof DOCUMENT_TYPES)[number], string>;

interface DocumentCardProps {
  account: Account;
  onSaved: (account: Account) => void;
}

export function DocumentCard({ account, onSaved }: DocumentCardProps) {
  const t = useTranslations("profile");
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
    savedText: () => t("document.saved"),
  });
  const known: readonly string[] = DOCUMENT_TYPES;
  const other =
    stored.documentType !== "" && !known.includes(stored.documentType) ? stored.documentType : null;

  return (
    <ProfileCard
      title={t("document.title")}
      description={t("document.description")}
      pending={form.formState.isSubmitting}
      onSubmit={submit}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t("document.type")} error={form.formState.errors.documentType?.message}>
          <Select {...form.register("documentType")}>
            <option value="">{t("document.none")}</option>
            {DOCUMENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`document.types.${TYPE_KEYS[type]}`)}
              </option>
            ))}
            {other && <option>{other}</option>}
          </Select>
        </Field>
        <ProfileField
          form={form}
          name="documentNumber"
          label={t("document.number")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <ProfileField form={form} name="documentIssueDate" label={t("document.issued")} type="date" />
        <ProfileField form={form} name="documentExpiryDate" label={t("document.expires")} type="date" />
      </div>
    </ProfileCard>
  );
}
