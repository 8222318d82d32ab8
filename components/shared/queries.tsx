"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { queryClient } from "@/lib/client/person/query-client";

/**
 * Stands round what asks the server by queries. Not round every page: most ask for nothing but who is signed in, and the
 * library is as large as all else that such a page loads.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
