import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** Who is at work, as the audit log notes it. Nobody outside a request: the site's own jobs. */
export interface Caller {
  userId: number | null;
  /** Of the client. */
  address: string | null;
}

/** One for all copies of this module that a build may contain. */
const holder = globalThis as typeof globalThis & { auditCaller?: AsyncLocalStorage<Caller> };

function storage(): AsyncLocalStorage<Caller> {
  holder.auditCaller ??= new AsyncLocalStorage<Caller>();
  return holder.auditCaller;
}

/** Runs a call in somebody's name: whatever it records says so. */
export function runAs<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return storage().run(caller, work);
}

export const currentCaller = (): Caller | null => storage().getStore() ?? null;
