import { APOSTROPHES } from "../language/fold-text";

/** Stored for a person without a known e-mail address. */
export const NO_EMAIL = "";

/** The suffix of the placeholder addresses of erased accounts: a domain that never exists (RFC 2606). */
const ERASED_EMAIL_SUFFIX = "@example.invalid";

/** Whether mail can be sent to this address. */
export const hasEmail = (email: string): boolean =>
  email !== NO_EMAIL && !email.endsWith(ERASED_EMAIL_SUFFIX);

/** Compares two e-mail addresses, ignoring case. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const localPartOf = (email: string): string => email.slice(0, email.lastIndexOf("@"));

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/**
 * Extracts the address from notations that programs use: "mailto:", Access's "name#mailto:address#", "Name <address>",
 * quotes around it, a spreadsheet's quote mark before it, a trailing comma or full stop. Phones type "o’brien" with a
 * typographic apostrophe, which is replaced by the ASCII one.
 */
export const bareEmail = (typed: string): string =>
  typed
    .replace(/[.,;:]$/, "")
    .replace(/^[^#<]*#(?:mailto:)?([^#]+)#[^<]*$/i, "$1")
    .replace(/^[^<]*<([^<>]+)>$/, "$1")
    .replace(/^mailto:([^?]*)(?:\?.*)?$/is, "$1")
    .replace(APOSTROPHES, "'")
    .replace(/^["'“„]([^"'“”„<>]+)["'“”]$/, "$1")
    .replace(/^'/, "")
    .trim();
