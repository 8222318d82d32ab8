/** The page with the login and registration forms. */
export const LOGIN_PATH = "/auth";
/** The query parameter with the path to go to after the login. */
export const NEXT_PARAM = "next";
