import { defineRoute } from "@/lib/http/define-route";
import { resetRequestEndpoint } from "@/lib/http/reset-request-endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/request-reset", {
  POST: resetRequestEndpoint,
});
