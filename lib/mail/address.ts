import { env } from "@/lib/env";

/** The absolute address of a path of the site. */
export const address = (path: string): string => new URL(path, env().NEXTAUTH_URL).href;
