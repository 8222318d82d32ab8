import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { dataDir } from "./site";

const WAIT_MS = 20_000;
// Mails go out within seconds of the change that they tell of; a test may wait for several.
jest.setTimeout(3 * WAIT_MS);

/** The mails of one template to one address, oldest first. */
export async function mailsTo(address: string, template: string): Promise<Email[]> {
  const folder = join(dataDir(), "outbox");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".eml") && name.includes(`-${template}-`))
    .sort();
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()));
}

/** Waits until there are `count` mails of one template to one address, and returns the last. */
export async function waitForMail(address: string, template: string, count = 1): Promise<Email> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const mails = await mailsTo(address, template);
    const last = mails[count - 1];
    if (last !== undefined) return last;
    if (Date.now() > deadline) throw new Error(`No ${template} mail came for ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The token of the link in a mail. */
export function tokenIn(mail: Email): string {
  const [, token] = /[?&]token=([\w-]+)/.exec(mail.text ?? "") ?? [];
  if (token === undefined) throw new Error("The mail has no link with a token");
  return token;
}
