import { z } from "zod";
import { isDatabaseAlive } from "@/lib/data/site/operation";
import { AppError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";

/** The maximum response time of the database. */
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
