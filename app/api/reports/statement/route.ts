import { findSite } from "@/lib/data/site/site";
import { statementCsv } from "@/lib/feeds/statement-csv";
import { statementPdf } from "@/lib/feeds/statement-pdf";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { fileResponse } from "@/lib/http/file-response";
import { statementQuerySchema, statementSchema } from "@/lib/schemas/books/statement";
import { findStatement } from "@/lib/services/books/statement";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/statement", {
  GET: endpoint({
    summary: "Il rendiconto per cassa di un anno (Modello D), anche in CSV e in PDF",
    access: "treasurer",
    keys: "refused",
    query: statementQuerySchema,
    output: statementSchema,
    alsoAs: ["text/csv", "application/pdf"],
    handle: async ({ query: { year, format }, now }) => {
      const statement = await findStatement(year, now);
      const name = `rendiconto-${statement.year}`;
      if (format === "csv") return fileResponse(name, format, statementCsv(statement));
      if (format === "json") return statement;
      return fileResponse(name, format, await statementPdf(statement, (await findSite()).legalName));
    },
  }),
});
