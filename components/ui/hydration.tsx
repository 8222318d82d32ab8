"use client";

import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";

/** True where no server has drawn anything before: in a component that is rendered alone. */
const Hydrated = createContext(true);

/** Stands once round the page and tells `useHydrated` when it has come to life. */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  // A transition, which is drawn in small steps: on a phone, all forms and carousels at once would hold up a tap.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}

/** Whether React runs the page: false in the server's HTML, where a button that needs JavaScript has no place. */
export function useHydrated(): boolean {
  return use(Hydrated);
}
