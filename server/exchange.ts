import type { IncomingMessage, ServerResponse } from "node:http";

/** A client's request and its response. */
export interface Exchange {
  /** Generated here; it appears in the log, in API responses and on error pages. */
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
}
