import { findSite } from "@/lib/data/site/site";
import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "@/lib/env";
import { timeInName } from "./deliver-mail";

/** Decodes quoted-printable well enough to find an address: joins soft line breaks and decodes ASCII escapes. */
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
  // The file may have been renamed or deleted since it was listed.
  const mail = await readFile(path, "latin1").catch(() => null);
  return mail !== null && pattern(addresses).test(readable(mail));
}

/**
 * Deletes mails that were written as files.
 * @param ids the ids of their jobs
 * @param addresses verified addresses of the person: mails that contain one are deleted too. The centre's own address,
 * which every mail contains, is ignored.
 */
export async function eraseFromOutbox(ids: readonly string[], addresses: readonly string[]): Promise<void> {
  const ownAddress = (await findSite()).email.toLowerCase();
  const searched = addresses.filter((address) => address.toLowerCase() !== ownAddress);
  if (ids.length === 0 && searched.length === 0) return;
  for (const name of await namesThere()) {
    const path = join(folder(), name);
    const isOneOfThem = ids.some((id) => name.includes(id));
    if (isOneOfThem || (searched.length > 0 && (await namesAny(searched, path))))
      await rm(path, { force: true });
  }
}

/** Deletes mail files written before an instant, by the time in their names. */
export async function removeOldFromOutbox(before: Date): Promise<void> {
  const first = timeInName(before);
  for (const name of await namesThere())
    if (/^\.?\d{4}-/.test(name) && name.replace(/^\./, "") < first)
      await rm(join(folder(), name), { force: true });
}
