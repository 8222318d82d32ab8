import "server-only";
import { env, isBuildPhase } from "@/lib/env";

/**
 * The site's own address, without a trailing slash. During a build, whose pages are not served, it is not known and
 * a placeholder stands for it.
 */
export function siteUrl(): string {
  return isBuildPhase() ? "http://localhost:3000" : new URL(env().NEXTAUTH_URL).origin;
}

/** The absolute address of a path of the site; absolute addresses are returned unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl()).href;
}
