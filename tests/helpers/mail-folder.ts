import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { dataDir } from "./site";

const WAIT_MS = 20_000;

/** The parsed e-mails by path; an e-mail file appears complete and never changes. */
const known = new Map<string, Promise<Email>>();

function parsed(path: string): Promise<Email> {
  const mail = known.get(path) ?? PostalMime.parse(readFileSync(path));
  known.set(path, mail);
  return mail;
}

async function readMails(address: string, template: string): Promise<Email[]> {
  const folder = join(dataDir(), "outbox");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".eml") && name.includes(`-${template}-`))
    .sort();
  const mails = await Promise.all(names.map((name) => parsed(join(folder, name))));
  return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()));
}

/** Waits for at least `count` e-mails of a template to an address, and returns all of them, oldest first. */
export async function mailsIn(address: string, template: string, count: number): Promise<Email[]> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const mails = await readMails(address, template);
    if (mails.length >= count) return mails;
    if (Date.now() > deadline) throw new Error(`No ${template} mail came for ${address}`);
    await sleep(250);
  }
}

/** The token of the link in an e-mail. */
export function tokenOf(mail: Email | undefined): string {
  const [, token] = /[?&]token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  if (token === undefined) throw new Error("The mail has no link with a token");
  return token;
}
