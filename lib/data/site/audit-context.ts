import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** Who makes the changes that the audit log records. There is no caller outside of requests, as in jobs. */
export interface Caller {
  userId: number | null;
  /** The API key in the place of an account. */
  keyId: number | null;
  /** The client's IP address. */
  address: string | null;
  /** Whether the call has changed anything so far; the log notes it. */
  hasChanged?: boolean;
}

/** On globalThis, because a build may contain this module more than once. */
const holder = globalThis as typeof globalThis & { auditCaller?: AsyncLocalStorage<Caller> };

function storage(): AsyncLocalStorage<Caller> {
  holder.auditCaller ??= new AsyncLocalStorage<Caller>();
  return holder.auditCaller;
}

/** Runs `work` with `caller` as the author of everything that it records. */
export function runAs<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return storage().run(caller, work);
}

/** The caller of the current request; null in jobs. */
export const currentCaller = (): Caller | null => storage().getStore() ?? null;
