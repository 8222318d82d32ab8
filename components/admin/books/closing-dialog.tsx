import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionRefusal, useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { CheckboxField } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { Statement } from "@/lib/schemas/books/statement";
import type { BookYearAnswer } from "@/lib/schemas/books/year";

const FINAL = ["noEntries", "noChanges", "corrections"] as const;

interface ClosingDialogProps {
  statement: Statement;
  isFirst: boolean;
  onClose: () => void;
}

/**
 * Closes a year of the books, after explaining what is final and asking whether the balances were compared.
 * @param isFirst whether it is the first year, whose opening balances become final too
 */
export function ClosingDialog({ statement: { year, balances }, isFirst, onClose }: ClosingDialogProps) {
  const t = useTranslations("panel.books.closing");
  const tEditor = useTranslations("editor");
  const formats = useFormats();
  const act = useAdminAction();
  const [isChecked, setChecked] = useState(false);
  const [isTried, setTried] = useState(false);

  async function confirm(): Promise<void> {
    setTried(true);
    if (!isChecked) throw new ActionRefusal(t("notChecked"));
    await act(() => api.post<BookYearAnswer>(`/api/books/${year}/closing`), {
      success: (closed) => t("done", { year: `${closed.year}` }),
      failure: t("failed"),
    });
  }

  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && onClose()}
      title={t("question", { year: `${year}` })}
      description={t("text")}
      confirmLabel={t("confirm")}
      cancelLabel={tEditor("back")}
      destructive
      onConfirm={confirm}
    >
      <ul className="m-0 flex list-disc flex-col gap-1.5 pl-5">
        {isFirst && (
          <li>
            <strong>
              {t("opening", {
                year: `${year}`,
                cash: formats.cents(balances.previousCash),
                bank: formats.cents(balances.previousBank),
              })}
            </strong>
          </li>
        )}
        {FINAL.map((key) => (
          <li key={key}>{t(key, { year: `${year}` })}</li>
        ))}
        <li>
          {t("balances", {
            next: `${year + 1}`,
            cash: formats.cents(balances.cash),
            bank: formats.cents(balances.bank),
          })}
        </li>
      </ul>
      {balances.cash < 0 && (
        <p role="alert" className="m-0 rounded-md bg-honey-100 px-4 py-3 text-honey-700">
          {t("cashBelowZero", { cash: formats.cents(balances.cash) })}
        </p>
      )}
      <div>
        <CheckboxField checked={isChecked} onCheckedChange={setChecked} aria-invalid={isTried && !isChecked}>
          {t("checked")}
        </CheckboxField>
        <FieldError>{isTried && !isChecked ? t("notChecked") : undefined}</FieldError>
      </div>
    </ConfirmDialog>
  );
}
