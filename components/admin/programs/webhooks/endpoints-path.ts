export const ENDPOINTS_PATH = "/api/webhook-endpoints";
