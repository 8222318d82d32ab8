import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/dialog";
import { useTextResolver } from "@/components/ui/use-words";
import { hasEmail } from "@/lib/domain/person/email";
import { waitingPositionLabel } from "@/lib/domain/waiting/waiting-labels";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

interface JoinedDialogProps {
  entry: WaitingEntry;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function JoinedDialog({ entry, opener, onClose }: JoinedDialogProps) {
  const t = useTranslations("waitingForm.joined");
  const word = useTextResolver();
  return (
    <TitledDialog
      title={t("title")}
      description={entry.title}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        // The previously focused element was in the form and no longer exists.
        event.preventDefault();
        opener.current?.focus();
      }}
    >
      <p className="font-display-soft text-xl">
        {t("position", { position: word(waitingPositionLabel(entry.position ?? 1)) })}
      </p>
      {hasEmail(entry.email) ? (
        <p>
          {t.rich("mail", {
            mail: () => <span className="font-semibold wrap-anywhere">{entry.email}</span>,
          })}
        </p>
      ) : (
        <p>{t("noMail")}</p>
      )}
      <Button size="lg" className="w-full" onClick={onClose}>
        {t("close")}
      </Button>
    </TitledDialog>
  );
}
