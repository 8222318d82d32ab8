import { receiptPdf } from "@/lib/feeds/receipt-pdf";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { wordingOf } from "@/lib/i18n/wording";
import { findReceiptDesign } from "@/lib/mail/till/receipt-design";
import { idParams } from "@/lib/schemas/fields";
import { requireVisibleReceipt } from "@/lib/services/till/make-receipt";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/receipts/{id}/pdf", {
  GET: endpoint({
    summary: "La ricevuta in PDF",
    access: "user",
    keys: "money:read",
    params: idParams,
    contentType: "application/pdf",
    handle: async ({ params, user, language }) => {
      const receipt = await requireVisibleReceipt(params.id, user);
      const pdf = await receiptPdf(receipt, await wordingOf(language), await findReceiptDesign());
      return new Response(pdf, {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": `attachment; filename="ricevuta-${receipt.number.replace("/", "-")}.pdf"`,
        },
      });
    },
  }),
});
