import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
import { ActionRefusal } from "@/components/admin/shared/use-admin-action";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import { useParticipants } from "./use-participants";

interface Asked {
  offering: Offering;
  decide: (tells: boolean | null) => void;
}

/**
 * Asks, before a change is saved, whether to notify the participants of a moved event or course; without sign-ups, it
 * does not ask.
 * @returns `ask`, which resolves with the choice and throws ActionRefusal if it is dismissed, and the dialog to
 *   render
 */
export function useNotifyPrompt(): { ask: (offering: Offering) => Promise<boolean>; question: ReactNode } {
  const t = useTranslations("panel.participants.tell");
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = (offering: Offering) =>
    new Promise<boolean>((resolve, reject) => {
      const decide = (tells: boolean | null) => {
        setAsked(null);
        if (tells === null) reject(new ActionRefusal(t("notSaved")));
        else resolve(tells);
      };
      setAsked({ offering, decide });
    });

  return { ask, question: asked && <NotifyPrompt offering={asked.offering} onDecide={asked.decide} /> };
}

interface NotifyPromptProps {
  offering: Offering;
  /** Null: back to the form. */
  onDecide: (tells: boolean | null) => void;
}

function NotifyPrompt({ offering, onDecide }: NotifyPromptProps) {
  const t = useTranslations("panel.participants.tell");
  const shared = useTranslations("panel.shared");
  const account = useTranslations("account");
  const { people, reachable } = useParticipants(offering);
  const isNobody = people?.length === 0;
  useEffect(() => {
    if (isNobody) onDecide(true);
  }, [isNobody, onDecide]);
  if (people === undefined || reachable === undefined || isNobody) return null;
  const silent = people.length - reachable.length;
  return (
    <AlertDialog open onOpenChange={(open) => !open && onDecide(null)}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{t("question")}</AlertDialogTitle>
          <AlertDialogDescription>
            {t(reachable.length > 0 ? "text" : "nobody", { title: offering.title })}
            {silent > 0 && reachable.length > 0 && ` ${t("withoutAddress", { count: silent })}`}
          </AlertDialogDescription>
        </AlertDialogHeader>
        {reachable.length > 0 && <StoredMailsNotice />}
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline">{shared("back")}</Button>
          </AlertDialogCancel>
          <Button variant={reachable.length > 0 ? "outline" : "default"} onClick={() => onDecide(false)}>
            {reachable.length > 0 ? t("doNotTell") : account("save")}
          </Button>
          {reachable.length > 0 && (
            <Button onClick={() => onDecide(true)}>{t("tell", { count: reachable.length })}</Button>
          )}
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
