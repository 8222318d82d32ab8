/** What the environment says to the server. The whole of it was checked before (scripts/setup-database.ts). */

export interface ServerSettings {
  port: number;
  /** The address to listen on; undefined for all of them. */
  host: string | undefined;
  /** Whether a proxy of ours stands in front and tells the truth about clients. */
  trustsProxy: boolean;
  /** The site's own address. */
  siteUrl: URL;
  databaseUrl: string;
  /** How long (milliseconds) requests are still taken after a load balancer was told to send no more. */
  drainMs: number;
}

/**
 * Where to listen. Who reaches the site past a trusted proxy could claim any address: behind one on the same machine
 * nobody else gets in. BIND_ADDRESS says otherwise, for a proxy elsewhere.
 */
export function listenAddress(bindAddress: string | undefined, trustsProxy: boolean): string | undefined {
  return bindAddress || (trustsProxy ? "127.0.0.1" : undefined);
}

export function serverSettings(environment: NodeJS.ProcessEnv): ServerSettings {
  const { PORT, NEXTAUTH_URL, DATABASE_URL, DRAIN_SECONDS, TRUST_PROXY, BIND_ADDRESS } = environment;
  const port = Number(PORT || 3000);
  const trustsProxy = ["true", "1"].includes(TRUST_PROXY ?? "");
  return {
    port,
    host: listenAddress(BIND_ADDRESS, trustsProxy),
    trustsProxy,
    siteUrl: new URL(NEXTAUTH_URL || `http://localhost:${port}`),
    databaseUrl: DATABASE_URL ?? "",
    drainMs: Number(DRAIN_SECONDS || 0) * 1000,
  };
}
