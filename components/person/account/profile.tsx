"use client";

import { useState } from "react";
import { UserAvatar } from "@/components/person/avatar/user-avatar";
import { useSite } from "@/components/ui/site-context";
import type { Account } from "@/lib/schemas/person/account";
import { AvatarCard } from "./avatar-card";
import { DocumentCard } from "./document-card";
import { NewsletterCard } from "./newsletter-card";
import { PersonalDataCard } from "./personal-data-card";
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
