/** What stands in place of the address of somebody who has none, or did not say: nothing is sent there. */
export const NO_EMAIL = "";

/** The end of the addresses that erased people are left with: a domain that exists nowhere (RFC 2606). */
const NOWHERE = "@example.invalid";

/** Whether somebody can be written to. */
export const hasEmail = (email: string): boolean => email !== NO_EMAIL && !email.endsWith(NOWHERE);
