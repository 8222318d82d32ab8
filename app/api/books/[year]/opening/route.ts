import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookYearSchema, openingInputSchema, yearParams } from "@/lib/schemas/books/year";
import { openBooks } from "@/lib/services/books/keep-years";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/books/{year}/opening", {
  PUT: endpoint({
    summary: "Scrive con che saldi si apre il primo anno dei conti",
    access: "treasurer",
    keys: "refused",
    audits: ["book-year.update"],
    params: yearParams,
    body: openingInputSchema,
    output: bookYearSchema,
    errors: ["NOT_CHANGEABLE"],
    handle: ({ params, body, now }) => openBooks(params.year, body, now),
  }),
});
