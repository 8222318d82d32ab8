import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { requireCard } from "@/lib/services/membership/cards";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/{id}/card", {
  GET: endpoint({
    summary: "La tessera in PDF, per il socio e la segreteria",
    access: "user",
    keys: "refused",
    params: idParams,
    contentType: "application/pdf",
    handle: async ({ params, user }) => {
      const { number, bytes } = await requireCard(params.id, user);
      return new Response(bytes, {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": `attachment; filename="tessera-${number}.pdf"`,
        },
      });
    },
  }),
});
