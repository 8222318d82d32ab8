import { readStored, writeStored } from "@/lib/client/storage";

/** The username of an account with a new password, stored for this tab until its next login. */
const KEY = "login-username";

export const loadLoginUsername = (): string | null => readStored("sessionStorage", KEY);

/** @param username null to clear it */
export const saveLoginUsername = (username: string | null): void =>
  writeStored("sessionStorage", KEY, username);
