import { env } from "@/lib/env";
import { metricsText } from "@/lib/http/metrics";
import { METRICS_REQUEST_HEADER } from "@/lib/http/metrics-header";

/** The part of /metrics that only the server in front may request (server/metrics.ts). */
export async function GET(request: Request): Promise<Response> {
  const { PROXY_SECRET } = env();
  if (PROXY_SECRET === undefined || request.headers.get(METRICS_REQUEST_HEADER) !== PROXY_SECRET)
    return new Response(null, { status: 404 });
  return new Response(await metricsText(new Date()), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
