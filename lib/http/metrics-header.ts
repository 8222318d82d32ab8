/** The header with which the server in front of Next.js requests the site's figures. Its value is PROXY_SECRET. */
export const METRICS_REQUEST_HEADER = "x-metrics-request";
