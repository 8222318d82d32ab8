import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookYearSchema, yearParams } from "@/lib/schemas/books/year";
import { closeYear } from "@/lib/services/books/keep-years";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/books/{year}/closing", {
  POST: endpoint({
    summary: "Chiude un anno dei conti: da allora non cambia più",
    access: "treasurer",
    keys: "refused",
    audits: ["book-year.close"],
    params: yearParams,
    output: bookYearSchema,
    errors: ["NOT_CHANGEABLE"],
    handle: ({ params, user, now }) => closeYear(params.year, user.id, now),
  }),
});
