import { defineRoute, endpoint } from "@/lib/http/define-route";
import { cardsQuerySchema } from "@/lib/schemas/membership/member";
import { printCards } from "@/lib/services/membership/cards";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/cards", {
  GET: endpoint({
    summary: "Le tessere in un PDF da stampare, otto per foglio: quelle indicate, o di tutti i soci",
    access: "staff",
    keys: "refused",
    query: cardsQuerySchema,
    contentType: "application/pdf",
    errors: ["NOT_FOUND"],
    handle: async ({ query: { ids = null } }) =>
      new Response(await printCards(ids), {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": 'attachment; filename="tessere.pdf"',
        },
      }),
  }),
});
