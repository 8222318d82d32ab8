import type { Email } from "postal-mime";
import { mailsIn } from "./mail-folder";
import { newCustomer } from "./people";

export { tokenOf as tokenIn } from "./mail-folder";

/** The e-mails of a template to an address so far, oldest first. */
export const mailsTo = (address: string, template: string): Promise<Email[]> => mailsIn(address, template, 0);

/** Waits until there are `count` e-mails of a template to an address, and returns the last one. */
export async function waitForMail(address: string, template: string, count = 1): Promise<Email> {
  const mails = await mailsIn(address, template, count);
  const last = mails[count - 1];
  if (last === undefined) throw new Error(`No ${template} mail came for ${address}`);
  return last;
}

/**
 * Waits until all queued e-mails have been sent. They are sent in order, so this queues another one and waits for it.
 */
export async function waitUntilMailsAreSent(): Promise<void> {
  const { user } = await newCustomer();
  await waitForMail(user.email, "welcome");
}
