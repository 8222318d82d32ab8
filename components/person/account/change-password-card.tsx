"use client";

import { useQueryClient } from "@tanstack/react-query";
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
import { failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import { CALENDAR_PATH } from "./calendar-card";
import { type Identity, IdentityField, isProofError } from "./identity-field";
import { PASSKEYS_KEY, PasskeysLeft } from "./passkeys-left";
import { ProfileCard } from "./profile-card";

/**
 * Changes the password or sets the first one, which ends all other sessions. For the first one the server requires a
 * mailed code once the login is some time ago.
 */
export function ChangePasswordCard({ hasPassword, identity }: { hasPassword: boolean; identity: Identity }) {
  const t = useTranslations("settings");
  const router = useRouter();
  const kind = hasPassword ? "change" : "first";
  const [current, setCurrent] = useState("");
  const [value, setValue] = useState(EMPTY_PASSWORD);
  const [isSaving, setIsSaving] = useState(false);
  const [needsProof, setNeedsProof] = useState(false);
  const [isRemoval, setIsRemoval] = useState(false);
  const client = useQueryClient();
  const { errors, show, clear } = useServerErrors(["currentPassword", "newPassword"]);

  const isReady = (!hasPassword || current !== "") && isNewPasswordReady(value);
  const save = async () => {
    if (!isReady) return;
    setIsSaving(true);
    clear();
    try {
      const proof = current === "" ? {} : { currentPassword: current };
      const removal = isRemoval ? { removePasskeys: true } : {};
      const { passkeys = [] } = await saveAccount({ ...proof, newPassword: value.password, ...removal });
      await Promise.all([
        client.invalidateQueries({ queryKey: PASSKEYS_KEY }),
        client.invalidateQueries({ queryKey: [CALENDAR_PATH] }),
      ]);
      setCurrent("");
      setNeedsProof(false);
      setIsRemoval(false);
      setValue(EMPTY_PASSWORD);
      toast({
        title: t(`password.${kind}.done`),
        description: t("password.sessionsClosed", {
          count: passkeys.length,
          names: passkeys.map(({ name }) => name).join(", "),
        }),
      });
      // Once there is a password, the other cards ask for it.
      if (!hasPassword) router.refresh();
    } catch (error) {
      show(error);
      setNeedsProof(!hasPassword && isProofError(error));
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
        {needsProof && (
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
        <div className="sm:col-span-2">
          <PasskeysLeft isRemoved={isRemoval} onChange={setIsRemoval} />
        </div>
      </div>
    </ProfileCard>
  );
}
