import { ConfirmDialog, type ConfirmDialogProps } from "@/components/shared/feedback/confirm-dialog";
import { type ActionTexts, useAdminAction } from "./use-admin-action";

interface ConfirmActionProps<Answer> extends Omit<ConfirmDialogProps, "open" | "onOpenChange" | "onConfirm"> {
  action: () => Promise<Answer>;
  outcome: ActionTexts<Answer>;
  onClose: () => void;
}

/** Asks for confirmation of an action. It stays open if the action fails. */
export function ConfirmAction<Answer>({ action, outcome, onClose, ...dialog }: ConfirmActionProps<Answer>) {
  const act = useAdminAction();
  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={async () => {
        await act(action, outcome);
      }}
    />
  );
}
