import type { Email } from "postal-mime";
import { mailsIn } from "./mail-folder";
import { newCustomer } from "./people";

// Mails go out within seconds of the change that they tell of; a test may wait for several.
jest.setTimeout(60_000);

export { tokenOf as tokenIn } from "./mail-folder";

/** The mails of one template to one address that are there now, oldest first. */
export const mailsTo = (address: string, template: string): Promise<Email[]> => mailsIn(address, template, 0);

/** Waits until there are `count` mails of one template to one address, and returns the last. */
export async function waitForMail(address: string, template: string, count = 1): Promise<Email> {
  const mails = await mailsIn(address, template, count);
  const last = mails[count - 1];
  if (last === undefined) throw new Error(`No ${template} mail came for ${address}`);
  return last;
}

/** Waits until the mails that are in the queue now have left: they do so in their order, and one more is put behind them. */
export async function untilMailsHaveLeft(): Promise<void> {
  const { user } = await newCustomer();
  await waitForMail(user.email, "welcome");
}
