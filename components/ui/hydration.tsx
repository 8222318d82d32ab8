import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";

/** True by default, for components rendered without a provider and without server rendering. */
const Hydrated = createContext(true);

/** Wraps the page once and provides the value of `useHydrated`. */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  // A transition, so that re-rendering all forms and carousels at once does not block input on a phone.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}

/** Whether the page is hydrated: false in the server's HTML, which should not show buttons that need JavaScript. */
export function useHydrated(): boolean {
  return use(Hydrated);
}
