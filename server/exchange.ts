import type { IncomingMessage, ServerResponse } from "node:http";

export interface Exchange {
  /** Generated here; it appears in the log, in API responses and on error pages. */
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
}
