import { findSite } from "@/lib/data/site/site";
import { journalCsv, journalPdf } from "@/lib/feeds/journal-files";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { fileResponse } from "@/lib/http/file-response";
import { journalQuerySchema, journalSchema } from "@/lib/schemas/books/statement";
import { findJournal } from "@/lib/services/books/journal";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/journal", {
  GET: endpoint({
    summary: "La prima nota con i saldi di cassa e banca, anche in CSV e in PDF",
    access: "treasurer",
    keys: "refused",
    query: journalQuerySchema,
    output: journalSchema,
    alsoAs: ["text/csv", "application/pdf"],
    handle: async ({ query: { from, to, format }, now }) => {
      const journal = await findJournal({ from, to }, now);
      if (format === "json") return { rows: journal.rows };
      const name = `prima-nota-${journal.from}-${journal.to}`;
      if (format === "csv") return fileResponse(name, format, journalCsv(journal));
      return fileResponse(name, format, await journalPdf(journal, (await findSite()).legalName));
    },
  }),
});
