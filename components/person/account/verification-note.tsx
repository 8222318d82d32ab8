"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { BadgeCheck, MailWarning } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import type { Account } from "@/lib/schemas/person/account";
import { ResendVerification } from "./resend-verification";

/**
 * Shows whether the e-mail address is verified. Lets the user resend the mail or cancel a pending change of address.
 */
export function VerificationNote({
  account,
  onChanged,
}: {
  account: Account;
  onChanged: (account: Account) => void;
}) {
  const t = useTranslations("profile");
  const { email, isVerified, pendingEmail } = account;
  const [isBusy, setIsBusy] = useState(false);

  const keepOldAddress = async () => {
    setIsBusy(true);
    try {
      onChanged(await saveAccount({ email }));
      toast({ title: t("email.kept"), description: t("email.keptText", { email }) });
    } catch (error) {
      toast({ variant: "destructive", title: t("email.notKept"), description: failureText(error) });
    } finally {
      setIsBusy(false);
    }
  };

  if (isVerified && pendingEmail === null) {
    return (
      <p className="flex items-center gap-1.5 text-sm font-semibold text-sage-700">
        <BadgeCheck className="size-4.5" />
        {t("email.verified")}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-honey-100 px-4 py-3 text-honey-700">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2 text-[0.94rem]">
        <MailWarning className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {pendingEmail === null ? t("email.unverified") : t("email.pending", { pendingEmail })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {pendingEmail !== null && (
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={keepOldAddress}>
            {t("email.keep")}
          </Button>
        )}
        <ResendVerification disabled={isBusy} />
      </div>
    </div>
  );
}
