import { env } from "@/lib/env";

/** A path of the site as an address that works from anywhere. */
export const address = (path: string): string => new URL(path, env().NEXTAUTH_URL).href;
