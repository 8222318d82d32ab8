/** Fetches what only who is signed in sees of the header: not a part of what every visitor loads. */
export const loadPerson = () => import("./person-area");
