/** Where somebody goes on to after the login, in the address. */
export const NEXT_PARAM = "next";
