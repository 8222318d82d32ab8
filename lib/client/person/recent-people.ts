/*
 * Whom this browser was last used for at the desk: the ids alone. Names and contacts are asked from the server, so that
 * after the logout nothing personal is left on a shared machine.
 */
const KEY = "recentPeople";
/** How many are remembered. */
const KEPT = 3;

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The ids of the people who were chosen last, the latest first. */
export function recentPeople(): number[] {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isId).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function store(ids: readonly number[]): void {
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(ids.slice(0, KEPT)));
  } catch {
    // Without storage nobody is offered.
  }
}

/** Puts a person first. */
export const rememberPerson = (id: number): void =>
  store([id, ...recentPeople().filter((one) => one !== id)]);

/** Forgets somebody who is no longer there, as after a merge or an erasure. */
export const forgetPerson = (id: number): void => store(recentPeople().filter((one) => one !== id));
