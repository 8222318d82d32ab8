import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "@/lib/env";
import { site } from "@/lib/site";

/** What a quoted-printable mail says, near enough to find an address in it: lines joined, escapes of ASCII undone. */
const readable = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, "")
    .replace(/=([2-7][0-9A-F])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toLowerCase();

const pattern = (addresses: readonly string[]): RegExp => {
  const quoted = addresses.map((address) => address.toLowerCase().replace(/[^a-z0-9@]/g, "\\$&"));
  return new RegExp(`(?<![\\w.+-])(?:${quoted.join("|")})(?![\\w-]|\\.\\w)`);
};

/**
 * Removes the mails on disk that were written to somebody or name her address. The centre's own address is nobody's:
 * every mail names it.
 */
export async function eraseFromOutbox(addresses: readonly string[]): Promise<void> {
  const hers = addresses.filter((address) => address.toLowerCase() !== site.email.toLowerCase());
  if (hers.length === 0) return;
  const folder = join(resolve(env().DATA_DIR), "outbox");
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const named = pattern(hers);
  for (const name of names) {
    const path = join(folder, name);
    // A mail that is being written gets its own name, or is gone, in the meantime.
    const mail = await readFile(path, "latin1").catch(() => null);
    if (mail !== null && named.test(readable(mail))) await rm(path, { force: true });
  }
}
