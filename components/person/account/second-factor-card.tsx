"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { useCopy } from "@/components/shared/use-copy";
import { Button } from "@/components/ui/button";
import { BadgeCheck, Check, Copy, Printer } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { type Identity, IdentityField, proofFieldsOf, useIdentityPrompt } from "./identity-field";
import { TotpEnrolment } from "./totp-enrolment";
import { VerifyEmailNotice } from "./verify-email-notice";

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
  /** The e-mail address that must be verified first; null if it is verified. */
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

/**
 * The recovery codes of the second factor, for a lost phone. They are shown only once, to copy or to print on a page of
 * their own.
 */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("settings");
  const list = useRef<HTMLUListElement>(null);
  const { copied, copy } = useCopy(codes.join("\n"), () => {
    if (list.current) window.getSelection()?.selectAllChildren(list.current);
  });
  return (
    <div role="status" className="mt-4 rounded-lg border bg-sand-100 p-4" data-printed-alone>
      <p className="font-semibold">{t("totp.codes")}</p>
      <p className="mt-1 text-ink-2">{t("totp.codesText")}</p>
      <ul
        ref={list}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-2 font-mono max-sm:text-[0.85rem]"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button variant="outline" onClick={() => void copy()}>
          {copied ? <Check /> : <Copy />}
          {t(copied ? "totp.codesCopied" : "totp.copyCodes")}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer />
          {t("totp.printCodes")}
        </Button>
      </div>
    </div>
  );
}
