"use client";

import { useState } from "react";
import {
  EMPTY_PASSWORD,
  isNewPasswordReady,
  NewPasswordFields,
} from "@/components/person/sign-in/new-password-fields";
import { PasswordInput } from "@/components/person/sign-in/password-input";
import { useServerErrors } from "@/components/shared/form/server-errors";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import { ProfileCard } from "./profile-card";

/** The form that changes the password; all other sessions end. */
export function ChangePasswordCard() {
  const [current, setCurrent] = useState("");
  const [value, setValue] = useState(EMPTY_PASSWORD);
  const [isSaving, setIsSaving] = useState(false);
  const { errors, show, clear } = useServerErrors(["currentPassword", "newPassword"]);

  const save = async () => {
    if (current === "" || !isNewPasswordReady(value)) return;
    setIsSaving(true);
    clear();
    try {
      await saveAccount({ currentPassword: current, newPassword: value.password });
      setCurrent("");
      setValue(EMPTY_PASSWORD);
      toast({
        title: "Password cambiata",
        description: "Abbiamo chiuso le sessioni sugli altri dispositivi.",
      });
    } catch (error) {
      show(error);
      toast({
        variant: "destructive",
        title: "Errore durante il cambio password",
        description: failureText(error),
      });
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <ProfileCard
      title="Cambia password"
      description="Le sessioni aperte su altri dispositivi verranno chiuse."
      submitLabel="Cambia password"
      pending={isSaving}
      disabled={current === "" || !isNewPasswordReady(value)}
      onSubmit={save}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Password corrente"
          error={errors.currentPassword}
          className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
        >
          <PasswordInput
            name="currentPassword"
            autoComplete="current-password"
            value={current}
            onChange={(event) => {
              setCurrent(event.target.value);
              clear();
            }}
          />
        </Field>
        <NewPasswordFields value={value} onChange={setValue} error={errors.newPassword} />
      </div>
    </ProfileCard>
  );
}
