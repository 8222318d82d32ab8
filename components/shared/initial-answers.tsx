import { dehydrate, HydrationBoundary, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface InitialAnswersProps {
  /** By the key of the query that asks for it: what the server has read for the first paint. */
  answers: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
}

/** Gives what a page of the server has read to the queries below, which then need not ask for it. */
export function InitialAnswers({ answers, children }: InitialAnswersProps) {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
