import { AppError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";

const nothing = endpoint({
  summary: "Percorso sconosciuto",
  access: "public",
  keys: "public",
  handle: () => Promise.reject(new AppError("NOT_FOUND")),
});

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/*", {
  GET: nothing,
  POST: nothing,
  PUT: nothing,
  PATCH: nothing,
  DELETE: nothing,
});
