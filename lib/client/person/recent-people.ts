import { readStored, writeStored } from "@/lib/client/storage";

/*
 * The people for whom the desk last used this browser: only their ids. Names and contacts are fetched from the server,
 * so that after the logout no personal data remains on a shared machine.
 */
const KEY = "recentPeople";
/** How many are remembered. */
const KEPT = 3;

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The ids of the people who were chosen last, most recent first. */
export function recentPeople(): number[] {
  try {
    const stored: unknown = JSON.parse(readStored("localStorage", KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isId).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

const store = (ids: readonly number[]): void =>
  writeStored("localStorage", KEY, JSON.stringify(ids.slice(0, KEPT)));

/** Moves a person to the front. */
export const rememberPerson = (id: number): void =>
  store([id, ...recentPeople().filter((one) => one !== id)]);

/** Removes a person who no longer exists, for example after a merge or an erasure. */
export const forgetPerson = (id: number): void => store(recentPeople().filter((one) => one !== id));
