"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { PASSKEYS_PATH } from "@/lib/client/person/passkeys";
import type { Passkey } from "@/lib/schemas/person/passkey";
import {
  type Identity,
  IdentityField,
  isProofError,
  proofFieldsOf,
  useIdentityPrompt,
} from "./identity-field";
import { NewPasskey } from "./new-passkey";
import { PASSKEYS_KEY, usePasskeys } from "./passkeys-left";
import { VerifyEmailNotice } from "./verify-email-notice";

interface PasskeysCardProps {
  /** The e-mail address that must be verified first; null if it is verified. */
  unverifiedEmail: string | null;
  identity: Identity;
}

export function PasskeysCard({ unverifiedEmail, identity }: PasskeysCardProps) {
  const t = useTranslations("passkeys");
  const formats = useFormats();
  const word = useTextResolver();
  const client = useQueryClient();
  const { data: passkeys, error } = usePasskeys();
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: PASSKEYS_KEY });

  return (
    <section aria-labelledby="passkeys-title" className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8">
      <h2 id="passkeys-title" className="text-[1.5rem]">
        {t("title")}
      </h2>
      <p className="mt-1.5 text-ink-2">{t("text")}</p>
      {error !== null && (
        <p role="alert" className="mt-4 text-brick-700">
          {word(failureText(error))}
        </p>
      )}
      {passkeys === undefined && error === null && <Skeleton className="mt-4 h-16 w-full" />}
      {passkeys !== undefined && passkeys.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold [overflow-wrap:anywhere]">{passkey.name}</p>
                <p className="text-[0.94rem] text-ink-2">
                  {t("added", { at: formats.instant(new Date(passkey.createdAt)) })}
                  {passkey.lastUsedAt !== null &&
                    ` · ${t("used", { at: formats.instant(new Date(passkey.lastUsedAt)) })}`}
                </p>
              </div>
              <Button variant="outline" size="sm" onClick={() => setRemoved(passkey)}>
                {t("remove")}
                <span className="sr-only"> {passkey.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {unverifiedEmail === null ? (
        <NewPasskey identity={identity} onAdded={refresh} />
      ) : (
        <VerifyEmailNotice email={unverifiedEmail} />
      )}
      {removed && (
        <RemovePasskey
          passkey={removed}
          identity={identity}
          onClose={() => setRemoved(null)}
          onRemoved={refresh}
        />
      )}
    </section>
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  identity: Identity;
  onClose: () => void;
  onRemoved: () => Promise<void>;
}

/**
 * Confirms the removal of a passkey. Asks for a proof only if the server requires one, which depends on how the user
 * signed in.
 */
function RemovePasskey({ passkey, identity, onClose, onRemoved }: RemovePasskeyProps) {
  const t = useTranslations("passkeys");
  const prompt = useIdentityPrompt(identity);
  const [asksWho, setAsksWho] = useState(false);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    try {
      await api.delete(`${PASSKEYS_PATH}/${passkey.id}`, proofFieldsOf(identity, typed));
    } catch (error) {
      if (!asksWho && isProofError(error)) setAsksWho(true);
      else setProblem(failureText(error));
      throw error;
    }
    toast({ title: t("removed") });
    await onRemoved();
  };
  return (
    <ConfirmDialog
      destructive
      onOpenChange={(open) => !open && onClose()}
      title={t("removeTitle", { name: passkey.name })}
      description={asksWho ? prompt : t("removeText")}
      confirmLabel={t("remove")}
      onConfirm={remove}
    >
      {asksWho && (
        <IdentityField
          identity={identity}
          value={typed}
          error={problem}
          onChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
        />
      )}
      {!asksWho && problem !== undefined && <Problem text={problem} />}
    </ConfirmDialog>
  );
}

function Problem({ text }: { text: string }) {
  const word = useTextResolver();
  return (
    <p role="alert" className="text-brick-700">
      {word(text)}
    </p>
  );
}
