import type { Upstream } from "../upstream";
import { BoundedCache } from "./bounded-cache";
import { type ReadyAnswer, readyAnswer } from "./ready-answer";

/**
 * Files whose name changes with their content, which Next.js serves as `immutable`. Each is read from Next.js once and
 * compressed at a high level.
 */

export const isBuildFile = (path: string): boolean => path.startsWith("/_next/static/");

/** Makes the function that finds a file by its path; null where there is no immutable one. */
export function buildFiles(upstream: Pick<Upstream, "render">) {
  const cache = new BoundedCache<ReadyAnswer>();
  return async function find(path: string): Promise<ReadyAnswer | null> {
    const kept = cache.get(path);
    if (kept) return kept;
    const answer = await upstream.render(path, {});
    const cacheControl = String(answer.headers["cache-control"] ?? "");
    if (answer.status !== 200 || !cacheControl.includes("immutable")) return null;
    const file = readyAnswer(answer, { cacheControl, isFramable: false, nonce: "", isImmutable: true });
    cache.set(path, file);
    return file;
  };
}
