"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/use-toast";
import { useFormats } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import { dayOf } from "@/lib/domain/time/dates";
import type { Account } from "@/lib/schemas/person/account";
import { ProfileCard } from "./profile-card";

/** Whether the user receives the newsletter. */
export function NewsletterCard({
  account,
  onSaved,
}: {
  account: Account;
  onSaved: (account: Account) => void;
}) {
  const t = useTranslations("profile");
  const formats = useFormats();
  const [isWanted, setWanted] = useState(account.newsletter);
  const [isSaving, setSaving] = useState(false);
  const { newsletterSince } = account;

  const save = async () => {
    setSaving(true);
    try {
      onSaved(await saveAccount({ newsletter: isWanted }));
      toast({ title: t("saved"), description: t("newsletter.saved") });
    } catch (error) {
      toast({ variant: "destructive", title: t("notSaved"), description: failureText(error) });
    } finally {
      setSaving(false);
    }
  };

  return (
    <ProfileCard title={t("newsletter.title")} pending={isSaving} onSubmit={save}>
      <div>
        <CheckboxField checked={isWanted} onCheckedChange={setWanted}>
          {t("newsletter.box")}
        </CheckboxField>
        {newsletterSince !== null && (
          <p className="ml-9 text-ink-2">
            {t("newsletter.since", { day: formats.day(dayOf(new Date(newsletterSince))) })}
          </p>
        )}
        {newsletterSince === null && account.newsletter && (
          <p className="ml-9 text-ink-2">{t("newsletter.waits")}</p>
        )}
      </div>
    </ProfileCard>
  );
}
