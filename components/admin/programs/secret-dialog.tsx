"use client";

import { useTranslations } from "next-intl";
import { CopyLine } from "@/components/person/calendar-feed/copy-line";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

export interface ShownSecret {
  secret: string;
  kind: "key" | "webhook" | "renewed";
}

const TEXTS = {
  key: { title: "keyTitle", text: "keyText", label: "key" },
  webhook: { title: "webhookTitle", text: "webhookText", label: "webhook" },
  renewed: { title: "webhookTitle", text: "renewedText", label: "webhook" },
} as const;

/**
 * Shows a secret with a copy button. Clicks outside and Escape do not close it, since the secret cannot be shown again.
 */
export function SecretDialog({ shown, onClose }: { shown: ShownSecret; onClose: () => void }) {
  const t = useTranslations("panel.programs.secret");
  const texts = TEXTS[shown.kind];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{t(texts.title)}</DialogTitle>
          <DialogDescription>{t(texts.text)}</DialogDescription>
        </DialogHeader>
        <CopyLine text={shown.secret} label={t(texts.label)} />
        <DialogFooter>
          <Button onClick={onClose}>{t("done")}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
