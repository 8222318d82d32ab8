"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { FormProvider } from "react-hook-form";
import { UserAvatar } from "@/components/person/avatar/user-avatar";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { BadgeCheck, MailWarning } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { useSite } from "@/components/ui/site-context";
import { toast } from "@/components/ui/use-toast";
import { useFormats } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import { dayOf } from "@/lib/domain/time/dates";
import { type Account, DOCUMENT_TYPES } from "@/lib/schemas/person/account";
import { AvatarCard } from "./avatar-card";
import { PersonalDataCard } from "./personal-data-card";
import { ProfileCard } from "./profile-card";
import { ProfileField } from "./profile-field";
import { ResendVerification } from "./resend-verification";
import { useProfileForm } from "./use-profile-form";

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

interface VerificationNoteProps {
  account: Account;
  onChanged: (account: Account) => void;
}

function VerificationNote({ account, onChanged }: VerificationNoteProps) {
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

/** The message keys of the types, which are stored in Italian. */
const TYPE_KEYS = {
  "Carta d'identità": "identityCard",
  Passaporto: "passport",
  "Patente di guida": "drivingLicence",
} as const satisfies Record<(typeof DOCUMENT_TYPES)[number], string>;

function DocumentCard({ account, onSaved }: { account: Account; onSaved: (account: Account) => void }) {
  const t = useTranslations("profile");
  const stored = useMemo(
    () => ({
      documentType: account.documentType ?? "",
      documentNumber: account.documentNumber ?? "",
      documentIssueDate: account.documentIssueDate ?? "",
      documentExpiryDate: account.documentExpiryDate ?? "",
    }),
    [account],
  );
  const { form, submit } = useProfileForm(stored, {
    onSaved,
    savedText: () => t("document.saved"),
  });
  const known: readonly string[] = DOCUMENT_TYPES;
  const other =
    stored.documentType !== "" && !known.includes(stored.documentType) ? stored.documentType : null;

  return (
    <FormProvider {...form}>
      <ProfileCard
        title={t("document.title")}
        description={t("document.description")}
        pending={form.formState.isSubmitting}
        onSubmit={submit}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t("document.type")} error={form.formState.errors.documentType?.message}>
            <Select {...form.register("documentType")}>
              <option value="">{t("document.none")}</option>
              {DOCUMENT_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`document.types.${TYPE_KEYS[type]}`)}
                </option>
              ))}
              {other && <option>{other}</option>}
            </Select>
          </Field>
          <ProfileField
            name="documentNumber"
            label={t("document.number")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <ProfileField name="documentIssueDate" label={t("document.issued")} type="date" />
          <ProfileField name="documentExpiryDate" label={t("document.expires")} type="date" />
        </div>
      </ProfileCard>
    </FormProvider>
  );
}
