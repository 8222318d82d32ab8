/** What stands in place of the address of somebody who has none, or did not say: nothing is sent there. */
export const NO_EMAIL = "";

/** Whether somebody can be written to. */
export const hasEmail = (email: string): boolean => email !== NO_EMAIL;
