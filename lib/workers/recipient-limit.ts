import type { KnownSite } from "@/lib/schemas/site/site";
import "server-only";
import { findVerifiedOwners } from "@/lib/data/person/users";
import { giveBack, isWithinLimit, type RateLimitName } from "@/lib/data/site/rate-limit";
import { logEvent } from "@/lib/log";
import type { Message } from "@/lib/mail/message";

/** Mails about accounts have a separate limit, so that bookings made with a person's address cannot use it up. */
const OF_ACCOUNTS: ReadonlySet<Message["template"]> = new Set<Message["template"]>([
  "welcome",
  "verification",
  "invitation",
  "passwordChanged",
  "emailChangeAsked",
  "emailChanged",
  "secondFactorOn",
  "secondFactorOff",
  "passkeyAdded",
  "passkeyRemoved",
  "inactivityWarning",
  // Otherwise an attacker who redirects a refund, or has an administrator's session, could use up the limit first and
  // suppress these warnings.
  "refundIban",
  "associationIban",
  "secondFactorOptional",
  "administratorAdded",
  "administratorJoined",
  "administratorInvited",
  "administratorRemoved",
  "apiKeyMade",
  "mailServerChanged",
  "wayToPayChanged",
  "siteEmailChanged",
  "namedCalendarMade",
  "namedScreenMade",
  "webhookAimed",
]);

type Counted = Pick<Message, "template" | "to">;

function limitOf({ template }: Counted): RateLimitName {
  if (template === "passwordReset") return "resetMail";
  if (template === "signInCode") return "codeMail";
  if (template === "newsletterConfirmation") return "newsletterMail";
  return OF_ACCOUNTS.has(template) ? "accountMail" : "otherMail";
}

/** Verified addresses in lower case, each with the account that verified it; null for the centre's own address. */
export type VerifiedAddresses = ReadonlyMap<string, number | null>;

/** Returns the addresses that are verified, or the centre's own. */
export async function verifiedAmong(
  addresses: readonly string[],
  site: KnownSite,
): Promise<VerifiedAddresses> {
  const own = site.email.toLowerCase();
  const others = [...new Set(addresses.map((address) => address.toLowerCase()))].filter(
    (address) => address !== own,
  );
  return new Map([...(await findVerifiedOwners(others)), [own, null]]);
}

const isVerified = ({ to }: Counted, verified: VerifiedAddresses) => verified.has(to.toLowerCase());

/**
 * Counts a mail for its recipient: an unverified address, which anybody can type into a form, receives at most 20 a
 * day.
 * @returns false beyond the limit, which is logged without the address
 * @param verified the result of `verifiedAmong`
 */
export async function countForRecipient(message: Counted, verified: VerifiedAddresses): Promise<boolean> {
  if (isVerified(message, verified)) return true;
  if (await isWithinLimit(limitOf(message), message.to)) return true;
  logEvent("mail-dropped", { template: message.template, reason: "recipient-limit" });
  return false;
}

/** Reverts the count of a mail that was not sent: a retry counts it again. */
export async function uncountForRecipient(message: Counted, verified: VerifiedAddresses): Promise<void> {
  if (!isVerified(message, verified)) await giveBack(limitOf(message), message.to);
}
