import "server-only";
import { findVerifiedEmails } from "@/lib/data/person/users";
import { giveBack, isWithinLimit, type RateLimitName } from "@/lib/data/site/rate-limit";
import { logEvent } from "@/lib/log";
import type { Mail, Message } from "@/lib/mail/mail";
import { site } from "@/lib/site";

/** Mails of accounts have a count of their own: bookings with somebody's address must not use hers up. */
const OF_ACCOUNTS: ReadonlySet<Mail["template"]> = new Set<Mail["template"]>([
  "welcome",
  "verification",
  "invitation",
  "passwordChanged",
  "emailChangeAsked",
  "emailChanged",
  "secondFactorOn",
  "secondFactorOff",
  "inactivityWarning",
  // Whoever steals a refund must not be able to use the count up first.
  "refundIban",
]);

function limitOf({ template }: Message): RateLimitName {
  if (template === "passwordReset") return "resetMail";
  return OF_ACCOUNTS.has(template) ? "accountMail" : "otherMail";
}

const OWN_ADDRESS = site.email.toLowerCase();

/** Which of the addresses have been proven, or are the centre's own; in lower case. */
export async function provenAmong(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const others = [...new Set(addresses.map((address) => address.toLowerCase()))].filter(
    (address) => address !== OWN_ADDRESS,
  );
  return new Set([OWN_ADDRESS, ...(await findVerifiedEmails(others))]);
}

const isProven = ({ to }: Message, proven: ReadonlySet<string>) => proven.has(to.toLowerCase());

/**
 * Counts a mail for its recipient: 20 a day go to an address that nobody has proven to be her own, since anybody can
 * type it into a form. False when it is one too many; that is logged, without the address.
 * @param proven as provenAmong says
 */
export async function countForRecipient(message: Message, proven: ReadonlySet<string>): Promise<boolean> {
  if (isProven(message, proven)) return true;
  if (await isWithinLimit(limitOf(message), message.to)) return true;
  logEvent("mail-dropped", { template: message.template, reason: "recipient-limit" });
  return false;
}

/** Takes back what was counted for a mail that did not go out: it will be counted when it is tried again. */
export async function uncountForRecipient(message: Message, proven: ReadonlySet<string>): Promise<void> {
  if (!isProven(message, proven)) await giveBack(limitOf(message), message.to);
}
