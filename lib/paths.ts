import { slugFor } from "@/lib/slug";

/** Every address of the site, built in one place. */
export const paths = {
  home: "/",
  spaces: "/spaces",
  space: (space: { id: number; name: string }) => `/spaces/${slugFor(space.id, space.name)}`,
  events: "/events",
  event: (event: { id: number; title: string }) => `/events/${slugFor(event.id, event.title)}`,
  /** The calendar file of one event. */
  eventCalendar: (event: { id: number; title: string }) =>
    `/events/${slugFor(event.id, event.title)}/calendar.ics`,
  eventsCalendar: "/events/calendar.ics",
  eventsFeed: "/events/feed.xml",
  courses: "/courses",
  course: (course: { id: number; title: string }) => `/courses/${slugFor(course.id, course.title)}`,
  myBookings: "/mybookings",
  auth: "/auth",
  profile: "/profile",
  settings: "/settings",
  admin: "/admin",
  forgotPassword: "/forgot-password",
  passwordReset: "/password-reset",
  resetPassword: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  verifyEmail: (token: string) => `/verify-email?token=${encodeURIComponent(token)}`,
  cancellationPolicy: "/legal/cancellation-policy",
  terms: "/legal/terms-conditions",
  privacy: "/legal/privacy-policy",
  /** How to show the search on another site, and what is shown there. */
  embed: "/embed",
  embeddedSearch: "/embed/search",
} as const;
