import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** The author of changes recorded in the audit log. Outside of requests, as in jobs, there is none. */
export interface Caller {
  userId: number | null;
  /** The API key, for a request made with one. */
  keyId: number | null;
  /** The client's IP address. */
  address: string | null;
  /** Whether the request has recorded a change so far. */
  hasChanged?: boolean;
}

/** On globalThis, because a build may contain this module more than once. */
const holder = globalThis as typeof globalThis & { auditCaller?: AsyncLocalStorage<Caller> };

function storage(): AsyncLocalStorage<Caller> {
  holder.auditCaller ??= new AsyncLocalStorage<Caller>();
  return holder.auditCaller;
}

/** Runs `work` with `caller` as the author of everything it records. */
export function runAs<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return storage().run(caller, work);
}

/** The caller of the current request; null in jobs. */
export const currentCaller = (): Caller | null => storage().getStore() ?? null;
