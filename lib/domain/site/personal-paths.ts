/**
 * The pages that require a session, by their name in `paths`; in its own file, since every link in the browser uses it.
 */
export const PERSONAL = {
  myBookings: "/mybookings",
  profile: "/profile",
  settings: "/settings",
  passes: "/i-miei-carnet",
  membership: "/tessera",
  teaching: "/insegno",
  admin: "/admin",
} as const;

export const PERSONAL_PATHS: readonly string[] = Object.values(PERSONAL);
