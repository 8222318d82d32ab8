"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { useWord } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import type { TotalAndPaid } from "@/lib/domain/money/cancellation-outcome";
import { refundText } from "@/lib/domain/money/outcome-texts";

/** Cancels an own sign-up after a question that states the refund. */
export function CancelSignUpButton({
  title,
  money,
  cancel,
}: {
  title: string;
  money: TotalAndPaid & { refundPercent: number };
  cancel: () => Promise<void>;
}) {
  const t = useTranslations("ownSignUps.cancel");
  const word = useWord();
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    try {
      await cancel();
      toast({ title: t("done"), description: t("doneText") });
    } catch (error) {
      toast({ variant: "destructive", title: t("failed"), description: failureText(error) });
      throw error;
    }
  };
  return (
    <>
      <Button variant="outline" className="w-full sm:w-auto" onClick={() => setOpen(true)}>
        {t("button")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("title")}
        description={t("text", { title, refund: word(refundText(money, money.refundPercent)) })}
        confirmLabel={t("confirm")}
        cancelLabel={t("keep")}
        destructive
        onConfirm={confirm}
      />
    </>
  );
}
