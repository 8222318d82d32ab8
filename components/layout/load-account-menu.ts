/** Parts of the header for signed-in users only, which keeps their code out of the first load. */
export const loadAccountMenu = () => import("./account-menu");
