import { readSession } from "./session";

/** What opens after the login of somebody who works in the panel: her own choice, kept in this browser. */

export const FIRST_PLACES = {
  site: { label: "Il sito", path: null },
  board: { label: "Calendario degli spazi", path: "/admin/calendario" },
  today: { label: "Oggi", path: "/admin/oggi" },
} as const;

export type FirstPlace = keyof typeof FIRST_PLACES;

export const isFirstPlace = (value: string | null): value is FirstPlace =>
  value !== null && Object.hasOwn(FIRST_PLACES, value);

const nameOf = (userId: number) => `firstPlace.${userId}`;

export function readFirstPlace(userId: number): FirstPlace {
  try {
    const value = globalThis.localStorage?.getItem(nameOf(userId)) ?? null;
    return isFirstPlace(value) ? value : "site";
  } catch {
    return "site";
  }
}

/** @throws what the browser throws when nothing can be kept */
export function keepFirstPlace(userId: number, place: FirstPlace): void {
  if (place === "site") localStorage.removeItem(nameOf(userId));
  else localStorage.setItem(nameOf(userId), place);
}

/** Where whoever has just signed in wants to begin; null for where she is. */
export function firstPath(): string | null {
  const state = readSession();
  if (!state?.isAuthenticated || !state.user.isAdmin) return null;
  return FIRST_PLACES[readFirstPlace(state.user.id)].path;
}
