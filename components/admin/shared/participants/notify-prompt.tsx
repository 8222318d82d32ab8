"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
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

/** "Avvisare gli iscritti?", before an event or a course is moved. */
export function NotifyPrompt({
  offering,
  onDecide,
}: {
  offering: Offering;
  /** Null: back to the form. */
  onDecide: (tells: boolean | null) => void;
}) {
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
