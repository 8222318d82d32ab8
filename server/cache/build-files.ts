import type { Upstream } from "../upstream";
import { BoundedCache } from "./bounded-cache";
import { type CachedResponse, cachedResponse } from "./cached-response";

/**
 * Files whose names change with their content, which Next.js serves as `immutable`. Each is read from Next.js once and
 * compressed at a high level.
 */

export const isBuildFile = (path: string): boolean => path.startsWith("/_next/static/");

/** Creates the function that finds a file by its path; null if there is no such immutable file. */
export function buildFiles(upstream: Pick<Upstream, "render">) {
  const cache = new BoundedCache<CachedResponse>();
  return async function find(path: string): Promise<CachedResponse | null> {
    const kept = cache.get(path);
    if (kept) return kept;
    const answer = await upstream.render(path, {});
    const cacheControl = String(answer.headers["cache-control"] ?? "");
    if (answer.status !== 200 || !cacheControl.includes("immutable")) return null;
    const file = cachedResponse(answer, { cacheControl, isFramable: false, nonce: "", isImmutable: true });
    cache.set(path, file);
    return file;
  };
}
