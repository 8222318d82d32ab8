import type { IncomingMessage, ServerResponse } from "node:http";

/** A request of a client, and where its answer goes. */
export interface Exchange {
  /** Made here; it stands in the log, in the answers of the API and on error pages. */
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
}
