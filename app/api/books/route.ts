import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookYearSchema } from "@/lib/schemas/books/year";
import { listYearBalances } from "@/lib/services/books/statement";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/books", {
  GET: endpoint({
    summary: "Gli anni dei conti con i loro saldi, dall'ultimo",
    access: "treasurer",
    keys: "refused",
    output: z.array(bookYearSchema),
    handle: ({ now }) => listYearBalances(now),
  }),
});
