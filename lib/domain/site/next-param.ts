/** The page of the login and the registration. */
export const LOGIN_PATH = "/auth";
/** Where somebody goes on to after the login, in the address. */
export const NEXT_PARAM = "next";
