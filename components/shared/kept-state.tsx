"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const Store = createContext<Map<string, unknown> | null>(null);

/** Keeps what is kept by `useKeptState` under it: as long as this stays, whatever comes and goes inside. */
export function KeptState({ children }: { children: ReactNode }) {
  const [store] = useState(() => new Map<string, unknown>());
  return <Store value={store}>{children}</Store>;
}

/**
 * `useState` whose value outlives the component, within the nearest `KeptState`: what somebody typed and filtered on a
 * page is still there on coming back to it.
 * @param key names the state within the whole `KeptState`; null: nothing is kept
 */
export function useKeptState<T>(key: string | null, initial: T): [T, (next: T) => void] {
  const store = useContext(Store);
  const [value, setValue] = useState<T>(() =>
    key !== null && store?.has(key) ? (store.get(key) as T) : initial,
  );
  const set = useCallback(
    (next: T) => {
      if (key !== null) store?.set(key, next);
      setValue(() => next);
    },
    [key, store],
  );
  return [value, set];
}
