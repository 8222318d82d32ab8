"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { MembersOnlyNotice, type MembersOnlyProps } from "./members-only-notice";

/** Takes the place of a form that would be refused: what it is for is for members only. */
export function MembersOnlyDialog({
  name,
  opener,
  onClose,
  ...notice
}: MembersOnlyProps & {
  /** Of the room, course or event. */
  name: string;
  /** The button that gets the focus back; without one, whatever had it before. */
  opener?: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const t = useTranslations("membersOnly");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!opener) return;
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
          <DialogDescription>{name}</DialogDescription>
        </DialogHeader>
        <MembersOnlyNotice {...notice} />
        <Button variant="ghost" className="self-end" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
