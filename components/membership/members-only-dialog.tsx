import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/dialog";
import { MembersOnlyNotice, type MembersOnlyProps } from "./members-only-notice";

/** Replaces a form that the server would refuse because the offering is for members only. */
export function MembersOnlyDialog({
  name,
  opener,
  onClose,
  ...notice
}: MembersOnlyProps & {
  name: string;
  /** The button that gets the focus back; by default the previously focused element. */
  opener?: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const t = useTranslations("membersOnly");
  return (
    <TitledDialog
      title={t("title")}
      description={name}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        if (!opener) return;
        event.preventDefault();
        opener.current?.focus();
      }}
    >
      <MembersOnlyNotice {...notice} />
      <Button variant="ghost" className="self-end" onClick={onClose}>
        {t("close")}
      </Button>
    </TitledDialog>
  );
}
