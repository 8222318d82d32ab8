/** The header by which the server in front of Next.js asks for the figures of the site; its value is PROXY_SECRET. */
export const METRICS_REQUEST_HEADER = "x-metrics-request";
