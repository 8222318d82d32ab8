import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { timeInName } from "./deliver-mail";

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

const folder = () => join(resolve(env().DATA_DIR), "outbox");

const namesThere = () =>
  readdir(folder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

async function namesAny(addresses: readonly string[], path: string): Promise<boolean> {
  // A mail that is being written gets its own name, or is gone, in the meantime.
  const mail = await readFile(path, "latin1").catch(() => null);
  return mail !== null && pattern(addresses).test(readable(mail));
}

/**
 * Removes mails on disk.
 * @param ids of the jobs that wrote them
 * @param addresses that somebody has proven to be hers: mails to them, or that name them, go as well. The centre's own
 * address is nobody's: every mail names it.
 */
export async function eraseFromOutbox(ids: readonly string[], addresses: readonly string[]): Promise<void> {
  const hers = addresses.filter((address) => address.toLowerCase() !== site.email.toLowerCase());
  if (ids.length === 0 && hers.length === 0) return;
  for (const name of await namesThere()) {
    const path = join(folder(), name);
    const isOneOfThem = ids.some((id) => name.includes(id));
    if (isOneOfThem || (hers.length > 0 && (await namesAny(hers, path)))) await rm(path, { force: true });
  }
}

/** Removes the mails on disk that were written before an instant, as their names say. */
export async function removeOldFromOutbox(before: Date): Promise<void> {
  const first = timeInName(before);
  for (const name of await namesThere())
    if (/^\.?\d{4}-/.test(name) && name.replace(/^\./, "") < first)
      await rm(join(folder(), name), { force: true });
}
