import { z } from "zod";
import { requireFound } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { shortString } from "@/lib/schemas/bounded-text";
import { screenStateSchema } from "@/lib/schemas/panel/screen";
import { findScreenState } from "@/lib/services/panel/screen-state";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/screens/state/{token}", {
  GET: endpoint({
    summary: "Che cosa mostra oggi lo schermo di un indirizzo",
    access: "public",
    keys: "public",
    params: z.object({ token: shortString() }),
    output: screenStateSchema,
    errors: ["NOT_FOUND"],
    handle: async ({ params, now }) => {
      return requireFound(await findScreenState(params.token, now), "screen");
    },
  }),
});
