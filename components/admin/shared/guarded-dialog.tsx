import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { TitledDialog } from "@/components/ui/dialog";

interface GuardedDialogProps {
  title: ReactNode;
  description?: ReactNode;
  onClose: () => void;
  /**
   * The content reports unsaved changes with `setDirty`, and closes with `close`, which asks for confirmation first.
   */
  children: (dialog: { setDirty: (isDirty: boolean) => void; close: () => void }) => ReactNode;
  className?: string | undefined;
}

/** A dialog with a form: asks for confirmation before a click outside, Escape or "Annulla" discards unsaved changes. */
export function GuardedDialog({
  title,
  description,
  onClose,
  children,
  className = "sm:w-[min(48rem,calc(100vw-3rem))]",
}: GuardedDialogProps) {
  const t = useTranslations("panel.actions.leaving");
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <TitledDialog title={title} description={description} onClose={close} className={className}>
        {children({ setDirty, close })}
      </TitledDialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("question")}
        description={t("text")}
        confirmLabel={t("leave")}
        cancelLabel={t("stay")}
        destructive
        onConfirm={onClose}
      />
    </>
  );
}
