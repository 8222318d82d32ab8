import { registerCsv } from "@/lib/feeds/register-csv";
import { registerPdf } from "@/lib/feeds/register-pdf";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { registerQuerySchema, registerSchema } from "@/lib/schemas/membership/register";
import { findRegister } from "@/lib/services/membership/register";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/members", {
  GET: endpoint({
    summary: "Il libro soci alla fine di un giorno, anche in CSV e in PDF",
    access: "admin",
    keys: "refused",
    query: registerQuerySchema,
    output: registerSchema,
    alsoAs: ["text/csv", "application/pdf"],
    handle: async ({ query: { on, format }, now }) => {
      const register = await findRegister(on, now);
      if (format === "json") return { rows: register.rows };
      const name = `libro-soci-${register.on}.${format}`;
      const [type, content] =
        format === "csv"
          ? ["text/csv; charset=utf-8", registerCsv(register)]
          : ["application/pdf", await registerPdf(register)];
      return new Response(content, {
        headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
      });
    },
  }),
});
