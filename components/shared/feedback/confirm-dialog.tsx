import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
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

export interface ConfirmDialogProps {
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red, for actions that cannot be undone. */
  destructive?: boolean;
  /** The dialog closes when it resolves. When it throws, the dialog stays open and the caller shows the error. */
  onConfirm: () => Promise<void> | void;
  children?: ReactNode;
}

/** Asks for confirmation. A click outside does not close it; Escape and the first button cancel. */
export function ConfirmDialog({
  open = true,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  destructive = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const t = useTranslations("live");
  const [pending, setPending] = useState(false);

  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller has shown the error; the user may try again or cancel.
    } finally {
      setPending(false);
    }
  };

  return (
    <AlertDialog open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{description}</AlertDialogDescription>
        </AlertDialogHeader>
        {children}
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline" disabled={pending}>
              {cancelLabel ?? t("cancel")}
            </Button>
          </AlertDialogCancel>
          <SubmitButton variant={destructive ? "destructive" : "default"} pending={pending} onClick={confirm}>
            {confirmLabel}
          </SubmitButton>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
