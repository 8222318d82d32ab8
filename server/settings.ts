/** The environment variables of the server. The whole environment was checked before (scripts/setup-database.ts). */

export interface ServerSettings {
  port: number;
  /** The address to listen on; undefined for all. */
  host: string | undefined;
  /** Whether there is a proxy in front whose X-Forwarded headers are trusted. */
  trustsProxy: boolean;
  siteUrl: URL;
  databaseUrl: string;
  /** How long (milliseconds) requests are still accepted after /readyz has begun to return 404. */
  drainMs: number;
  /** The bearer token for /metrics; null if only private addresses may read it. */
  metricsToken: string | null;
}

/**
 * The address to listen on. Behind a trusted proxy, a client that bypasses it could forge its address, so the server
 * listens on loopback only; BIND_ADDRESS overrides this, for a proxy on another machine.
 */
export function listenAddress(bindAddress: string | undefined, trustsProxy: boolean): string | undefined {
  return bindAddress || (trustsProxy ? "127.0.0.1" : undefined);
}

export function serverSettings(environment: NodeJS.ProcessEnv): ServerSettings {
  const { PORT, NEXTAUTH_URL, DATABASE_URL, DRAIN_SECONDS, TRUST_PROXY, BIND_ADDRESS, METRICS_TOKEN } =
    environment;
  const port = Number(PORT || 3000);
  const trustsProxy = ["true", "1"].includes(TRUST_PROXY ?? "");
  return {
    port,
    host: listenAddress(BIND_ADDRESS, trustsProxy),
    trustsProxy,
    siteUrl: new URL(NEXTAUTH_URL || `http://localhost:${port}`),
    databaseUrl: DATABASE_URL ?? "",
    drainMs: Number(DRAIN_SECONDS || 0) * 1000,
    metricsToken: METRICS_TOKEN || null,
  };
}
