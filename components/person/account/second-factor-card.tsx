"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { BadgeCheck } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { type Identity, IdentityField, proofFieldsOf, useIdentityPrompt } from "./identity-field";
import { RecoveryCodes } from "./recovery-codes";
import { TotpEnrolment } from "./totp-enrolment";
import { VerifyEmailNotice } from "./verify-email-notice";

/** Shows whether the second factor is on, and switches it on or off. */
export function SecondFactorCard({
  isOn,
  isRequired,
  hasPassword,
  unverifiedEmail,
  identity,
}: {
  isOn: boolean;
  isRequired: boolean;
  hasPassword: boolean;
  /** The e-mail address that must be verified first; null where it is. */
  unverifiedEmail: string | null;
  identity: Identity;
}) {
  const t = useTranslations("settings");
  const prompt = useIdentityPrompt(identity);
  const router = useRouter();
  const [isActive, setIsActive] = useState(isOn);
  const [isEnrolling, setIsEnrolling] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [isAsking, setIsAsking] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();

  const enrolled = (recoveryCodes: readonly string[]) => {
    setIsEnrolling(false);
    setIsActive(true);
    setCodes(recoveryCodes);
    toast({ title: t("totp.on"), description: t("totp.keepCodes") });
    router.refresh();
  };
  const disable = async () => {
    try {
      await api.delete("/api/users/me/totp", proofFieldsOf(identity, password));
    } catch (error) {
      setProblem(failureText(error));
      throw error;
    }
    setIsActive(false);
    setCodes(undefined);
    toast({ title: t("totp.off") });
    router.refresh();
  };

  return (
    <section aria-labelledby="totp-title" className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8">
      <h2 id="totp-title" className="text-[1.5rem]">
        {t("totp.title")}
      </h2>
      <p className="mt-1.5 text-ink-2">{t("totp.text")}</p>
      {isRequired && !isActive && (
        <p className="mt-3 rounded-lg bg-honey-100 px-4 py-3 text-honey-700">{t("totp.required")}</p>
      )}
      {isActive && (
        <p className="mt-3 flex items-center gap-1.5 font-semibold text-sage-700">
          <BadgeCheck className="size-4.5" />
          {t("totp.active")}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {isEnrolling && (
        <TotpEnrolment identity={identity} onDone={enrolled} onCancel={() => setIsEnrolling(false)} />
      )}
      {isActive && (
        <Button variant="outline" className="mt-5 w-full sm:w-auto" onClick={() => setIsAsking(true)}>
          {t("totp.disable")}
        </Button>
      )}
      {!isActive && unverifiedEmail !== null && <VerifyEmailNotice email={unverifiedEmail} />}
      {!isActive && !isEnrolling && unverifiedEmail === null && (
        <Button className="mt-5 w-full sm:w-auto" onClick={() => setIsEnrolling(true)}>
          {t("totp.enable")}
        </Button>
      )}
      <ConfirmDialog
        destructive
        open={isAsking}
        onOpenChange={(open) => {
          setIsAsking(open);
          setPassword("");
          setProblem(undefined);
        }}
        title={t("totp.disableTitle")}
        description={t(hasPassword ? "totp.disableToPassword" : "totp.disableToCode", { prompt })}
        confirmLabel={t("totp.disable")}
        onConfirm={disable}
      >
        <IdentityField
          identity={identity}
          value={password}
          error={problem}
          onChange={(typed) => {
            setPassword(typed);
            setProblem(undefined);
          }}
        />
      </ConfirmDialog>
    </section>
  );
}
