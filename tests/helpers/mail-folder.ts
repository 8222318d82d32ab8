import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { dataDir } from "./site";
import { until } from "./until";

/** The e-mails by path, with their headers in lower case; an e-mail file appears complete and never changes. */
const known = new Map<string, { headers: string; parsed: () => Promise<Email> }>();

function readMail(path: string) {
  const bytes = readFileSync(path);
  const text = bytes.toString("latin1");
  let email: Promise<Email> | undefined;
  const mail = {
    headers: (text.split(/\r?\n\r?\n/, 1)[0] ?? "").toLowerCase(),
    parsed: () => {
      email ??= PostalMime.parse(bytes);
      return email;
    },
  };
  known.set(path, mail);
  return mail;
}

async function readMails(address: string, template: string): Promise<Email[]> {
  const folder = join(dataDir(), "outbox");
  if (!existsSync(folder)) return [];
  const wanted = address.toLowerCase();
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".eml") && name.includes(`-${template}-`))
    .sort();
  // There are thousands: only those that name the address are parsed.
  const candidates = names
    .map((name) => known.get(join(folder, name)) ?? readMail(join(folder, name)))
    .filter(({ headers }) => headers.includes(wanted));
  const mails = await Promise.all(candidates.map(({ parsed }) => parsed()));
  return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === wanted));
}

/** Waits for at least `count` e-mails of a template to an address, and returns all of them, oldest first. */
export async function mailsIn(address: string, template: string, count: number): Promise<Email[]> {
  let mails: Email[] = [];
  const areThere = async () => {
    mails = await readMails(address, template);
    return mails.length >= count;
  };
  await until(areThere, `Mail ${count} of ${template} to ${address}`);
  return mails;
}

/** The token of the link in an e-mail. */
export function tokenOf(mail: Email | undefined): string {
  const [, token] = /[?&]token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  if (token === undefined) throw new Error("The mail has no link with a token");
  return token;
}
