import { zipStream } from "@/lib/feeds/zip";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { yearParams } from "@/lib/schemas/books/year";
import { yearArchive } from "@/lib/services/books/year-archive";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/books/{year}/archive", {
  GET: endpoint({
    summary:
      "L'archivio di un anno per il commercialista: rendiconto, prima nota, ricevute, documenti, libro soci",
    access: "treasurer",
    keys: "refused",
    params: yearParams,
    contentType: "application/zip",
    handle: async ({ params: { year }, user, now }) =>
      new Response(zipStream(yearArchive(year, user.role, now)), {
        headers: {
          "Content-Type": "application/zip",
          "Content-Disposition": `attachment; filename="conti-${year}.zip"`,
        },
      }),
  }),
});
