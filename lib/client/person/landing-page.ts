import { readStored } from "@/lib/client/storage";
import { getSession } from "./session";

/** The pages that staff can choose to open after their login; the choice is stored in the browser. */

export const LANDING_PAGES = ["site", "board", "today"] as const;

export type LandingPage = (typeof LANDING_PAGES)[number];

const PATHS: Record<LandingPage, string | null> = {
  site: null,
  board: "/admin/calendario",
  today: "/admin/oggi",
};

export const isLandingPage = (value: string | null): value is LandingPage =>
  LANDING_PAGES.some((page) => page === value);

const storageKey = (userId: number) => `firstPlace.${userId}`;

export function readLandingPage(userId: number): LandingPage {
  const value = readStored("localStorage", storageKey(userId));
  return isLandingPage(value) ? value : "site";
}

/** Stores a user's choice. @throws DOMException if storage is unavailable */
export function saveLandingPage(userId: number, place: LandingPage): void {
  if (place === "site") localStorage.removeItem(storageKey(userId));
  else localStorage.setItem(storageKey(userId), place);
}

/** The landing page of the user who has just signed in; null to stay on the current page. */
export function landingPath(): string | null {
  const state = getSession();
  if (!state?.isAuthenticated || !state.user.isAdmin) return null;
  return PATHS[readLandingPage(state.user.id)];
}
