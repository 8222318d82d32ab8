"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import type { OwnSession } from "@/lib/schemas/person/session";
import { CALENDAR_PATH } from "./calendar-card";
import { type Identity, IdentityField, proofFieldsOf } from "./identity-field";
import { PASSKEYS_KEY, PasskeysLeft, usePasskeys } from "./passkeys-left";

const KEY = ["/api/users/me/sessions"] as const;

/** Confirms the end of all other sessions, and asks whether to remove the passkeys too, since they remain valid. */
function EndOthers({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const t = useTranslations("settings");
  const word = useTextResolver();
  const client = useQueryClient();
  const [isRemoval, setIsRemoval] = useState(false);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const end = async () => {
    try {
      const removal = { removePasskeys: true, ...proofFieldsOf(identity, typed) };
      await api.delete(KEY[0], isRemoval ? removal : undefined);
    } catch (error) {
      setProblem(word(failureText(error)));
      throw error;
    }
    toast({ title: t("sessions.othersEnded") });
    await Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: PASSKEYS_KEY }),
      client.invalidateQueries({ queryKey: [CALENDAR_PATH] }),
    ]);
  };
  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && onClose()}
      title={t("sessions.endOthersTitle")}
      description={t("sessions.endOthersText")}
      confirmLabel={t("sessions.endOthers")}
      onConfirm={end}
    >
      <PasskeysLeft isRemoved={isRemoval} onChange={setIsRemoval} />
      {isRemoval && (
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
      {!isRemoval && <FieldError>{problem}</FieldError>}
    </ConfirmDialog>
  );
}

export function SessionsCard({ identity }: { identity: Identity }) {
  const t = useTranslations("settings");
  const formats = useFormats();
  const word = useTextResolver();
  const client = useQueryClient();
  const { data: sessions, error } = useQuery<OwnSession[]>({ queryKey: KEY });
  const { data: passkeys = [] } = usePasskeys();
  const [isEnding, setIsEnding] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const end = async (path: string, done: string) => {
    setIsEnding(true);
    try {
      await api.delete(path);
      toast({ title: done });
    } catch (failure) {
      toast({ variant: "destructive", title: t("sessions.notEnded"), description: failureText(failure) });
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
      setIsEnding(false);
    }
  };

  return (
    <section aria-labelledby="sessions-title" className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8">
      <h2 id="sessions-title" className="text-[1.5rem]">
        {t("sessions.title")}
      </h2>
      <p className="mt-1.5 text-ink-2">{t("sessions.text")}</p>
      {error !== null && (
        <p role="alert" className="mt-4 text-brick-700">
          {word(failureText(error))}
        </p>
      )}
      {sessions === undefined && error === null && <Skeleton className="mt-4 h-16 w-full" />}
      <ul className="mt-4 flex flex-col divide-y">
        {sessions?.map(({ id, device, createdAt, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold">
                {device || t("sessions.unknown")}
                {isCurrent && <span className="font-normal text-sage-700"> {t("sessions.thisOne")}</span>}
              </p>
              <p className="text-[0.94rem] text-ink-2">
                {t("sessions.times", {
                  since: formats.instant(new Date(createdAt)),
                  last: formats.instant(new Date(lastSeenAt)),
                })}
              </p>
            </div>
            {!isCurrent && (
              <Button
                variant="outline"
                size="sm"
                disabled={isEnding}
                onClick={() => end(`${KEY[0]}/${id}`, t("sessions.ended"))}
              >
                {t("sessions.end")}
                <span className="sr-only"> {t("sessions.endOf", { device })}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <SubmitButton
          variant="outline"
          className="mt-3 w-full sm:w-auto"
          pending={isEnding}
          pendingText={t("sessions.ending")}
          onClick={() => (passkeys.length > 0 ? setIsAsking(true) : end(KEY[0], t("sessions.othersEnded")))}
        >
          {t("sessions.endOthers")}
        </SubmitButton>
      )}
      {isAsking && <EndOthers identity={identity} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
