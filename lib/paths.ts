import { PERSONAL } from "@/lib/domain/site/personal-paths";
import { LOGIN_PATH, NEXT_PARAM } from "@/lib/domain/site/site-path";

/** Builds every address of the site. */
export const paths = {
  home: "/",
  spaces: "/spaces",
  space: ({ slug }: { slug: string }) => `/spaces/${slug}`,
  events: "/events",
  event: ({ slug }: { slug: string }) => `/events/${slug}`,
  eventCalendar: ({ slug }: { slug: string }) => `/events/${slug}/calendar.ics`,
  eventsCalendar: "/events/calendar.ics",
  eventsFeed: "/events/feed.xml",
  manifest: "/manifest.webmanifest",
  courses: "/courses",
  course: ({ slug }: { slug: string }) => `/courses/${slug}`,
  teachers: "/insegnanti",
  teacher: ({ slug }: { slug: string }) => `/insegnanti/${slug}`,
  timetable: "/orario",
  /** The page of a sign-up for a course or event, reached by the link in the mail. */
  signUp: (token: string) => `/iscrizione/${token}`,
  passSale: "/carnet",
  whereWeAre: "/dove-siamo",
  /** The benefits and fee of membership; people apply at `membership`. */
  becomeMember: "/diventa-socio",
  ...PERSONAL,
  auth: LOGIN_PATH,
  /** The login with the form for a password, for people who have just set one. */
  passwordLogin: `${LOGIN_PATH}?mode=password`,
  /** The home page with the login open; after signing in, the user continues to `next`, a path of this site. */
  signInFor: (next: string) => `/?${NEXT_PARAM}=${encodeURIComponent(next)}`,
  forgotPassword: "/forgot-password",
  passwordReset: "/password-reset",
  verifyEmail: (token: string) => `/verify-email?token=${encodeURIComponent(token)}`,
  /** The same link, for recipients who did not request it. */
  refuseEmail: (token: string) => `/verify-email?token=${encodeURIComponent(token)}&refuse=1`,
  cancellationPolicy: "/legal/cancellation-policy",
  terms: "/legal/terms-conditions",
  privacy: "/legal/privacy-policy",
  /** The instructions for embedding the search in another site, and the embedded page. */
  embed: "/embed",
  embeddedSearch: "/embed/search",
  /** The page on which a device becomes a screen at the door. */
  screens: "/schermo",
} as const;

/** A path with its query, from the `searchParams` that Next.js passes to a page. */
export function pathWithQuery(
  path: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value ?? []].flat()) params.append(name, item);
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
