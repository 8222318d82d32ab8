import { useTranslations } from "next-intl";
import { CopyLine } from "@/components/person/calendar-feed/copy-line";
import { Button } from "@/components/ui/button";
import { DialogFooter, TitledDialog } from "@/components/ui/dialog";

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
    <TitledDialog
      title={t(texts.title)}
      description={t(texts.text)}
      onClose={onClose}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
    >
      <CopyLine text={shown.secret} label={t(texts.label)} />
      <DialogFooter>
        <Button onClick={onClose}>{t("done")}</Button>
      </DialogFooter>
    </TitledDialog>
  );
}
