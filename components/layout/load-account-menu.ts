/** Loads the parts of the header that only signed-in users see, which keeps their code out of the first load. */
export const loadAccountMenu = () => import("./account-menu");
