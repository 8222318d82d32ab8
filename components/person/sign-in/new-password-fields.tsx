"use client";

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

/** What is wrong with a password that somebody chooses; undefined where nothing is. */
const problemOf = (password: string) => chosenPasswordField.safeParse(password).error?.issues[0]?.message;

/** Whether the password may be chosen and was typed the same twice (docs/product.md). */
export const isNewPasswordReady = ({ password, confirmation }: NewPassword): boolean =>
  problemOf(password) === undefined && password === confirmation;

/** A new password, twice. Complaints come when a field is left, and go as soon as it is right. */
export function NewPasswordFields({
  value,
  onChange,
  error,
}: {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** The server's word on the new password. */
  error?: string | undefined;
}) {
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const rulesId = useId();
  const { password, confirmation } = value;
  const problem = left.password && password !== "" ? problemOf(password) : undefined;
  const differs = left.confirmation && confirmation !== "" && confirmation !== password;
  return (
    <>
      <div className="flex min-w-0 flex-col gap-2">
        <Field label="Nuova Password" error={problem ?? error}>
          <PasswordInput
            name="newPassword"
            autoComplete="new-password"
            aria-describedby={rulesId}
            value={password}
            onChange={(event) => onChange({ ...value, password: event.target.value })}
            onBlur={() => setLeft({ ...left, password: true })}
          />
        </Field>
        <PasswordRules id={rulesId} password={password} />
      </div>
      <Field label="Conferma Password" error={differs ? PASSWORD_MESSAGES.mismatch : undefined}>
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          value={confirmation}
          onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
          onBlur={() => setLeft({ ...left, confirmation: true })}
        />
      </Field>
    </>
  );
}
