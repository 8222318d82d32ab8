"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { PASSWORD_MESSAGES } from "@/lib/messages/account";
import { MIN_PASSWORD } from "@/lib/schemas/account-fields";
import { PasswordInput } from "./password-input";

export interface NewPassword {
  password: string;
  confirmation: string;
}

export const EMPTY_PASSWORD: NewPassword = { password: "", confirmation: "" };

/** Whether both rules of the public reset hold (docs/product.md). */
export const isNewPasswordReady = ({ password, confirmation }: NewPassword): boolean =>
  password.length >= MIN_PASSWORD && password === confirmation;

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
  const { password, confirmation } = value;
  const tooShort = left.password && password !== "" && password.length < MIN_PASSWORD;
  const differs = left.confirmation && confirmation !== "" && confirmation !== password;
  return (
    <>
      <Field
        label="Nuova Password"
        hint={`Almeno ${MIN_PASSWORD} caratteri.`}
        error={tooShort ? PASSWORD_MESSAGES.resetTooShort : error}
      >
        <PasswordInput
          name="newPassword"
          autoComplete="new-password"
          value={password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
          onBlur={() => setLeft({ ...left, password: true })}
        />
      </Field>
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
