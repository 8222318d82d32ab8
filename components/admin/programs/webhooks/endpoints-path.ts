/** API path of the webhook endpoints. */
export const ENDPOINTS_PATH = "/api/webhook-endpoints";
