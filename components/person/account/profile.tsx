"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { UserAvatar } from "@/components/person/avatar/user-avatar";
import { CheckboxField } from "@/components/ui/checkbox";
import { useSite } from "@/components/ui/site-context";
import { toast } from "@/components/ui/use-toast";
import { useFormats } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import { dayOf } from "@/lib/domain/time/dates";
import type { Account } from "@/lib/schemas/person/account";
import { AvatarCard } from "./avatar-card";
import { DocumentCard } from "./document-card";
import { PersonalDataCard } from "./personal-data-card";
import { ProfileCard } from "./profile-card";
import { VerificationNote } from "./verification-note";

/** The user's profile, in cards that are saved separately. */
export function Profile({ account: initial }: { account: Account }) {
  const [account, setAccount] = useState(initial);
  const { hasMail } = useSite();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
        <UserAvatar user={account} className="size-20 border-2 border-surface shadow-raised sm:size-24" />
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <p className="font-display-soft text-2xl wrap-anywhere">
            {account.firstName} {account.lastName}
          </p>
          <p className="wrap-anywhere text-ink-2">
            {account.username} · {account.email}
          </p>
          <VerificationNote account={account} onChanged={setAccount} />
        </div>
      </div>
      <PersonalDataCard account={account} onSaved={setAccount} />
      <AvatarCard account={account} onSaved={setAccount} />
      <DocumentCard account={account} onSaved={setAccount} />
      {hasMail && <NewsletterCard account={account} onSaved={setAccount} />}
    </div>
  );
}

/** The newsletter subscription. */
function NewsletterCard({ account, onSaved }: { account: Account; onSaved: (account: Account) => void }) {
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
