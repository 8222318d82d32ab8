import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const Store = createContext<Map<string, unknown> | null>(null);

/** Stores the values of `useStoredState` inside it for as long as it is mounted. */
export function StateStore({ children }: { children: ReactNode }) {
  const [store] = useState(() => new Map<string, unknown>());
  return <Store value={store}>{children}</Store>;
}

/**
 * Like `useState`, but the value is stored in the nearest `StateStore` and outlives the component: input and filters are
 * restored when the user returns to a page.
 * @param key unique within the `StateStore`; null stores nothing
 */
export function useStoredState<T>(key: string | null, initial: T): [T, (next: T) => void] {
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
