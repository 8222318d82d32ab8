import { dehydrate, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { HydratedQueries } from "./hydrated-queries";

interface InitialAnswersProps {
  /** By query key: JSON data that the server has loaded for the first render. */
  answers: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
}

/** Passes data that a page has loaded on the server to the queries below, which then do not fetch it. */
export function InitialQueryData({ answers, children }: InitialAnswersProps) {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  return <HydratedQueries json={JSON.stringify(dehydrate(client))}>{children}</HydratedQueries>;
}
