import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { parsePrice } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import { type CashCount, cashCountInputSchema } from "@/lib/schemas/books/cash-count";

/** Form of a cash count, in cents: the expected amount, the counted amount, and the reason for a difference. */
const countFormSchema = z
  .object({ expected: z.number(), counted: typedAmount, reason: z.string().trim().max(300) })
  .refine(({ expected, counted, reason }) => counted === expected || reason !== "", {
    path: ["reason"],
    message: VALIDATION.required,
  })
  // `expected` is not sent: the server compares with the balance at the time the count arrives.
  .transform(({ counted, reason }): z.input<typeof cashCountInputSchema> => ({ counted, reason }))
  .pipe(cashCountInputSchema);

type CountForm = z.input<typeof countFormSchema>;

/** The surplus in cents (negative for a shortage) for the typed amount; null if it is not a valid amount. */
function differenceOf({ expected, counted }: Pick<CountForm, "expected" | "counted">): number | null {
  const cents = parsePrice(counted);
  return cents === null ? null : cents - expected;
}

function Difference() {
  const t = useTranslations("panel.books.count");
  const formats = useFormats();
  const [expected, counted] = useWatch<CountForm, ["expected", "counted"]>({ name: ["expected", "counted"] });
  const difference = differenceOf({ expected, counted });
  const amount = formats.cents(Math.abs(difference ?? 0));
  return (
    <p role="status" className="mt-2 min-h-6 text-ink-2">
      {difference === 0 && t("isRight")}
      {difference !== null && difference > 0 && t("tooMuch", { amount })}
      {difference !== null && difference < 0 && t("lacks", { amount })}
    </p>
  );
}

/**
 * Records a cash count. A difference becomes an entry of today with its reason. @param expected the balance shown on
 * the page, in cents
 */
export function CountDialog({ expected, onClose }: { expected: number; onClose: () => void }) {
  const t = useTranslations("panel.books.count");
  const tEditor = useTranslations("editor");
  const formats = useFormats();
  const act = useAdminAction();
  return (
    <FormDialog
      title={t("title")}
      description={t("text", { amount: formats.cents(expected) })}
      onClose={onClose}
      className="sm:w-[min(34rem,calc(100vw-3rem))]"
      schema={countFormSchema}
      sections={[
        {
          title: t("title"),
          fields: [
            { kind: "price", name: "counted", label: t("counted"), under: Difference },
            { kind: "text", name: "reason", label: t("reason"), hint: t("reasonHint"), optional: true },
          ],
        },
      ]}
      defaultValues={{ expected, counted: "", reason: "" }}
      submitLabel={t("submit")}
      onSubmit={async (count) => {
        await act(() => api.post<CashCount>("/api/books/cash-count", count), {
          success: ({ entry }) => (entry === null ? t("isRight") : t("done")),
          description: ({ entry, counted }) => entry?.note ?? formats.cents(counted),
          failure: t("failed"),
        });
        onClose();
      }}
      cancelLabel={tEditor("back")}
    />
  );
}
