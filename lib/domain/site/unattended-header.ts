/** The header of requests that an open tab makes by itself: they do not keep a session from ending as idle. */
export const UNATTENDED_HEADER = "X-Unattended";
