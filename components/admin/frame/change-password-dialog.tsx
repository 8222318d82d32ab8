import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { PasskeysLeft } from "@/components/person/account/passkeys-left";
import { PasswordRules } from "@/components/person/sign-in/password-rules";
import type { FieldDefinition, FormSection } from "@/components/shared/form/field-definitions";
import { api } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import { PASSWORD_MESSAGES } from "@/lib/messages/person/account";
import { VALIDATION } from "@/lib/messages/validation";
import { type Account, adminPasswordSchema } from "@/lib/schemas/person/account";
import { chosenPasswordField } from "@/lib/schemas/person/account-fields";

/** docs/rules.md: each of the three fields has at least this many characters. */
const MIN_CONFIRMATION = 6;

/** Adds the password rule of all forms, and the confirmation, which is not sent. */
const firstSchema = z.object({
  currentPassword: z.string(),
  newPassword: chosenPasswordField,
  confirmPassword: z.string().min(MIN_CONFIRMATION, VALIDATION.confirmPasswordTooShort),
});
type Values = z.input<typeof firstSchema>;

const isConfirmed = ({ newPassword, confirmPassword }: Values) => newPassword === confirmPassword;
/** Compared even if another field is invalid, so that each field shows its own error. */
const MISMATCH = { path: ["confirmPassword"], message: PASSWORD_MESSAGES.mismatch, when: () => true };
const SCHEMAS = {
  change: firstSchema
    .extend(adminPasswordSchema.pick({ currentPassword: true }).shape)
    .refine(isConfirmed, MISMATCH),
  first: firstSchema.refine(isConfirmed, MISMATCH),
};

/** The fields; the first password needs no current one. */
function useSections(kind: keyof typeof SCHEMAS): readonly FormSection<Values>[] {
  const t = useTranslations("panel.frame.password");
  const current: FieldDefinition<Values> = {
    kind: "password",
    name: "currentPassword",
    label: t("current"),
    autoComplete: "current-password",
  };
  const chosen: FieldDefinition<Values>[] = [
    { kind: "password", name: "newPassword", label: t("new"), autoComplete: "new-password" },
    { kind: "password", name: "confirmPassword", label: t("confirm"), autoComplete: "new-password" },
  ];
  return [{ title: t("section"), fields: kind === "change" ? [current, ...chosen] : chosen }];
}

function NewPasswordRules() {
  const password: unknown = useWatch({ name: "newPassword" });
  return (
    <div className="-mt-4">
      <PasswordRules password={typeof password === "string" ? password : ""} />
    </div>
  );
}

/** Changes the user's own password, or sets the first one; this ends the user's other sessions. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("panel.frame.password");
  const act = useAdminAction();
  const { data: account } = useQuery<Account>({ queryKey: ["/api/users/me"], refetchOnMount: "always" });
  const isFirst = account?.confirmsByCode === true;
  const kind = isFirst ? "first" : "change";
  const sections = useSections(kind);
  const [isRemoval, setIsRemoval] = useState(false);
  return (
    <FormDialog
      title={t("title")}
      description={t("description")}
      onClose={onClose}
      className="sm:w-[27rem]"
      key={kind}
      schema={SCHEMAS[kind]}
      sections={sections}
      defaultValues={{ currentPassword: "", newPassword: "", confirmPassword: "" }}
      submitLabel={t("title")}
      onSubmit={async ({ currentPassword, newPassword }) => {
        const change = { newPassword, ...(isRemoval ? { removePasskeys: true } : {}) };
        const send = () =>
          isFirst
            ? saveAccount(change)
            : api.post("/api/admin/change-password", { ...change, currentPassword });
        await act<unknown>(send, {
          success: t("done"),
          description: t("doneText"),
          failure: t("failed"),
          hint: t("hint"),
        });
        onClose();
      }}
    >
      <NewPasswordRules />
      <PasskeysLeft isRemoved={isRemoval} onChange={setIsRemoval} />
    </FormDialog>
  );
}
