import { z } from "zod";
import { isDatabaseAlive } from "@/lib/data/site/health";
import { AppError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";

/** The longest time that the database may take to answer. */
const TIMEOUT_MS = 2_000;

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/health", {
  GET: endpoint({
    summary: "Stato del servizio",
    access: "public",
    keys: "public",
    output: z.object({ status: z.literal("ok"), database: z.literal("ok") }),
    handle: async () => {
      if (!(await isDatabaseAlive(TIMEOUT_MS))) throw new AppError("UNAVAILABLE");
      return { status: "ok" as const, database: "ok" as const };
    },
  }),
});
