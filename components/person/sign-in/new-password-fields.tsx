import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Field } from "@/components/ui/field";
import { PASSWORD_MESSAGES } from "@/lib/messages/person/account";
import { chosenPasswordField } from "@/lib/schemas/person/account-fields";
import { PasswordInput } from "./password-input";
import { PasswordRules } from "./password-rules";

export interface NewPassword {
  password: string;
  confirmation: string;
}

export const EMPTY_PASSWORD: NewPassword = { password: "", confirmation: "" };

/** The first rule that a chosen password breaks; undefined for a valid one. */
const problemOf = (password: string) => chosenPasswordField.safeParse(password).error?.issues[0]?.message;

/** Whether the password is valid and its confirmation matches (docs/product.md). */
export const isNewPasswordReady = ({ password, confirmation }: NewPassword): boolean =>
  problemOf(password) === undefined && password === confirmation;

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  error?: string | undefined;
}

/** A new password with its confirmation. Errors appear when a field loses the focus and disappear once it is valid. */
export function NewPasswordFields({ value, onChange, error }: NewPasswordFieldsProps) {
  const t = useTranslations("password");
  const [touched, setTouched] = useState({ password: false, confirmation: false });
  const rulesId = useId();
  const { password, confirmation } = value;
  const problem = touched.password && password !== "" ? problemOf(password) : undefined;
  const differs = touched.confirmation && confirmation !== "" && confirmation !== password;
  return (
    <>
      <div className="flex min-w-0 flex-col gap-2">
        <Field label={t("new")} error={problem ?? error}>
          <PasswordInput
            name="newPassword"
            autoComplete="new-password"
            aria-describedby={rulesId}
            value={password}
            onChange={(event) => onChange({ ...value, password: event.target.value })}
            onBlur={() => setTouched({ ...touched, password: true })}
          />
        </Field>
        <PasswordRules id={rulesId} password={password} />
      </div>
      <Field label={t("confirm")} error={differs ? PASSWORD_MESSAGES.mismatch : undefined}>
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          value={confirmation}
          onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
          onBlur={() => setTouched({ ...touched, confirmation: true })}
        />
      </Field>
    </>
  );
}
