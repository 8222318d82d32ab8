import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import "@/lib/schemas/zod-config";
import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import { formatCents, parsePrice } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import type { Statement } from "@/lib/schemas/books/statement";
import type { BookYearAnswer } from "@/lib/schemas/books/year";

/** An amount in euros, optionally negative (an overdraft), parsed to cents. */
const typedBalance = z.string().transform((value, context) => {
  const [, minus, rest] = /^\s*([-−]?)(.*)$/.exec(value) ?? [];
  const cents = parsePrice(rest ?? "");
  if (cents !== null) return minus ? -cents : cents;
  context.addIssue({ code: "custom", message: VALIDATION.amount });
  return z.NEVER;
});

const openingFormSchema = z.object({ cash: typedAmount, bank: typedBalance });

const typed = (cents: number) => formatCents(cents, DEFAULT_LANGUAGE).replace(/\s*€$/, "");

interface OpeningDialogProps {
  statement: Statement;
  onClose: () => void;
}

export function OpeningDialog({ statement: { year, balances }, onClose }: OpeningDialogProps) {
  const t = useTranslations("panel.books.opening");
  const tEditor = useTranslations("editor");
  const act = useAdminAction();
  const title = t("title", { year: `${year}` });
  return (
    <FormDialog
      title={title}
      description={t("text", { year: `${year}` })}
      onClose={onClose}
      className="sm:w-[min(34rem,calc(100vw-3rem))]"
      schema={openingFormSchema}
      sections={[
        {
          title,
          fields: [
            { kind: "price", name: "cash", label: t("cash"), width: "half" },
            { kind: "price", name: "bank", label: t("bank"), hint: t("bankHint"), width: "half" },
          ],
        },
      ]}
      defaultValues={{ cash: typed(balances.previousCash), bank: typed(balances.previousBank) }}
      submitLabel={t("save")}
      onSubmit={async (opening) => {
        await act(() => api.put<BookYearAnswer>(`/api/books/${year}/opening`, opening), {
          success: t("done"),
          failure: t("failed"),
        });
        onClose();
      }}
      cancelLabel={tEditor("back")}
    />
  );
}
