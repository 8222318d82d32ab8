import { APOSTROPHES } from "../language/fold-text";

/** Stored for a person without a known e-mail address. */
export const NO_EMAIL = "";

/** The suffix of the placeholder addresses of erased accounts: a domain that never exists (RFC 2606). */
const ERASED_EMAIL_SUFFIX = "@example.invalid";

/** Whether mail can be sent to this address. */
export const hasEmail = (email: string): boolean =>
  email !== NO_EMAIL && !email.endsWith(ERASED_EMAIL_SUFFIX);

/** Whether two e-mail addresses are the same, ignoring case. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What stands before the domain of an e-mail address. */
export const localPartOf = (email: string): string => email.slice(0, email.lastIndexOf("@"));

/** The domain of an e-mail address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/**
 * The address in what programs put around it: "mailto:", Access's "name#mailto:address#", "Name <address>", the comma or
 * full stop after it. Phones type "o’brien" where the address has the apostrophe of a keyboard.
 */
export const bareEmail = (typed: string): string =>
  typed
    .replace(/[.,;:]$/, "")
    .replace(/^[^#<]*#(?:mailto:)?([^#]+)#[^<]*$/i, "$1")
    .replace(/^[^<]*<([^<>]+)>$/, "$1")
    .replace(/^mailto:/i, "")
    .replace(APOSTROPHES, "'")
    .trim();
