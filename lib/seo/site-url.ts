import "server-only";
import { env, isBuildPhase } from "@/lib/env";

/** The site's own address, without a slash at the end. A build does not know it yet, and nothing of it is served. */
export function siteUrl(): string {
  return isBuildPhase() ? "http://localhost:3000" : new URL(env().NEXTAUTH_URL).origin;
}

/** The absolute address of a path of the site; one that is absolute already stays. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl()).href;
}
