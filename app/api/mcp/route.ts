import { z } from "zod";
import { AppError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { handleMcpRequest, isMessage } from "@/lib/http/mcp/answer-mcp";
import { VISITOR } from "@/lib/http/resolve-caller";
import { VALIDATION } from "@/lib/messages/validation";
import { isFromOtherAddress } from "@/lib/request/same-origin";
import { shortString } from "@/lib/schemas/bounded-text";
import { tools } from "./tools";

const messageSchema = z.looseObject({ jsonrpc: shortString() }).refine(isMessage, VALIDATION.invalid);

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/mcp", {
  POST: endpoint({
    summary: "Model Context Protocol per gli assistenti (streamable HTTP, senza sessioni)",
    access: "public",
    keys: "public",
    body: messageSchema,
    status: 200,
    handle: ({ request, body, identity }) => {
      // Required by the protocol, so that no web page can make a visitor's browser use it.
      if (isFromOtherAddress(request)) throw new AppError("FORBIDDEN");
      // Programs use a key or are visitors: neither a cookie nor a session token adds any rights.
      if (identity.key === null && request.headers.has("authorization"))
        throw new AppError("UNAUTHENTICATED");
      return handleMcpRequest(body, tools, { request, identity: identity.key === null ? VISITOR : identity });
    },
  }),
});
