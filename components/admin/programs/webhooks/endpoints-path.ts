/** The calls for addresses that are told of events. */
export const ENDPOINTS_PATH = "/api/webhook-endpoints";
