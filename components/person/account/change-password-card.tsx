"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
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
import { ApiError, failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import { type Identity, IdentityField } from "./identity-field";
import { ProfileCard } from "./profile-card";

/**
 * The form that changes the password, or sets the first one; all other sessions end. The first one needs a mailed code
 * where the server asks for it: some time after the login.
 */
export function ChangePasswordCard({ identity }: { identity: Identity }) {
  const { hasPassword } = identity;
  const t = useTranslations("settings");
  const router = useRouter();
  const kind = hasPassword ? "change" : "first";
  const [current, setCurrent] = useState("");
  const [value, setValue] = useState(EMPTY_PASSWORD);
  const [isSaving, setIsSaving] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const { errors, show, clear } = useServerErrors(["currentPassword", "newPassword"]);

  const isReady = (!hasPassword || current !== "") && isNewPasswordReady(value);
  const save = async () => {
    if (!isReady) return;
    setIsSaving(true);
    clear();
    try {
      const proof = current === "" ? {} : { currentPassword: current };
      await saveAccount({ ...proof, newPassword: value.password });
      setCurrent("");
      setNeedsCode(false);
      setValue(EMPTY_PASSWORD);
      toast({
        title: t(`password.${kind}.done`),
        description: t("password.sessionsClosed"),
      });
      // From the first password on, the other cards ask for it.
      if (!hasPassword) router.refresh();
    } catch (error) {
      show(error);
      setNeedsCode(!hasPassword && error instanceof ApiError && error.code === "CODE_INVALID");
      toast({
        variant: "destructive",
        title: t(`password.${kind}.failed`),
        description: failureText(error),
      });
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <ProfileCard
      id="password"
      title={t(`password.${kind}.title`)}
      description={t(`password.${kind}.description`)}
      submitLabel={t(`password.${kind}.title`)}
      pending={isSaving}
      disabled={!isReady}
      onSubmit={save}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {hasPassword && (
          <Field
            label={t("password.current")}
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
        )}
        <NewPasswordFields value={value} onChange={setValue} error={errors.newPassword} />
        {needsCode && (
          <IdentityField
            identity={identity}
            value={current}
            error={errors.currentPassword}
            onChange={(typed) => {
              setCurrent(typed);
              clear();
            }}
          />
        )}
      </div>
    </ProfileCard>
  );
}
