import "server-only";
import { env, isBuildPhase } from "@/lib/env";

/**
 * The site's own address, without a trailing slash. A placeholder during a build, whose pages are not served and in
 * which the address is not known.
 */
export function siteUrl(): string {
  return isBuildPhase() ? "http://localhost:3000" : new URL(env().NEXTAUTH_URL).origin;
}

/** The absolute address of a path of the site; absolute addresses are returned unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl()).href;
}
