import { z } from "zod";
import { listAccounts } from "@/lib/data/panel/accounts";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { accountListQuerySchema, panelAccountSchema } from "@/lib/schemas/panel/account";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users", {
  GET: endpoint({
    summary: "Le persone con un account, per nome",
    access: "desk",
    keys: "refused",
    query: accountListQuerySchema,
    output: z.array(panelAccountSchema),
    handle: async ({ query, headers }) => {
      const { accounts, total } = await listAccounts(query);
      headers.set("X-Total-Count", String(total));
      return accounts;
    },
  }),
});
