import { useTranslations } from "next-intl";
import { z } from "zod";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { type Fee, feeInputSchema, type Member } from "@/lib/schemas/membership/member";

const formSchema = z.object({
  from: feeInputSchema.shape.from,
  until: feeInputSchema.shape.until,
  amount: typedAmount,
});

/** Charges a member for a period that the fees of the membership years do not cover. */
export function FeeDialog({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations("panel.members.fee");
  const formats = useFormats();
  const act = useAdminAction();
  return (
    <FormDialog
      title={t("addTitle", { name })}
      description={t("addText")}
      onClose={onClose}
      className="sm:w-[min(36rem,calc(100vw-3rem))]"
      schema={formSchema}
      sections={[
        {
          title: t("addForm"),
          fields: [
            { kind: "date", name: "from", label: t("from"), width: "third" },
            { kind: "date", name: "until", label: t("until"), width: "third" },
            { kind: "price", name: "amount", label: t("amount"), width: "third" },
          ],
        },
      ]}
      defaultValues={{ from: "", until: "", amount: "" }}
      submitLabel={t("add")}
      submitVariant="action"
      onSubmit={async (fee) => {
        await act(() => api.post<Fee>(`/api/members/${id}/fees`, fee), {
          success: t("added"),
          description: ({ totalAmount }) => `${name} · ${formats.cents(totalAmount)}`,
          failure: t("addFailed"),
        });
        onClose();
      }}
    />
  );
}
