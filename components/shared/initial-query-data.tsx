import { dehydrate, HydrationBoundary, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface InitialAnswersProps {
  /** By query key: data that the server has loaded for the first render. */
  answers: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
}

/** Passes data that a page has loaded on the server to the queries below, which then do not fetch it. */
export function InitialQueryData({ answers, children }: InitialAnswersProps) {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
