import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebounced } from "@/components/shared/use-debounced";
import { ApiError, api } from "@/lib/client/api-client";
import { forgetPerson, recentPeople } from "@/lib/client/person/recent-people";
import { type FoundPerson, matchOf, type PersonChoice } from "./person-choice";

const SHOWN = 6;
/** Fewer letters or digits would match nearly everyone. */
export const SHORTEST = 2;

/** Searches people by at least two characters of name, phone, e-mail, codice fiscale or number. */
export function usePeopleSearch(text: string) {
  const asked = text.trim();
  const isAsking = asked.length >= SHORTEST;
  const people = useQuery({
    queryKey: ["/api/people", "search", asked],
    queryFn: ({ signal }) =>
      api.get<FoundPerson[]>(`/api/people?${new URLSearchParams({ q: asked, pageSize: String(SHOWN) })}`, {
        signal,
      }),
    enabled: isAsking,
    refetchOnMount: "always",
  });
  return {
    asked,
    isAsking,
    found: isAsking ? (people.data ?? []) : [],
    isPending: isAsking && people.isPending,
  };
}

async function findPerson(id: number, signal: AbortSignal): Promise<FoundPerson | null> {
  try {
    return await api.get<FoundPerson>(`/api/people/${id}`, { signal });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    forgetPerson(id);
    return null;
  }
}

/** The people most recently chosen in this browser, latest first. */
export function useRecentPeople(): FoundPerson[] {
  const [ids] = useState(recentPeople);
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ["/api/people", id, "recent"],
      queryFn: ({ signal }: { signal: AbortSignal }) => findPerson(id, signal),
    })),
  });
  return answers.flatMap(({ data }) => data ?? []);
}

const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

/**
 * The person whose price applies to a choice: the chosen one, or the existing person identified by the typed e-mail
 * address.
 * @returns `personId` null if the person does not exist yet
 */
export function useChosenPerson(choice: PersonChoice) {
  const typed = choice.kind === "new" && isAddress(choice.typed.email) ? choice.typed.email.trim() : "";
  const email = useDebounced(typed);
  const people = useQuery({
    queryKey: ["/api/people", "address", email],
    queryFn: ({ signal }) =>
      api.get<FoundPerson[]>(`/api/people?${new URLSearchParams({ q: email })}`, { signal }),
    enabled: email !== "",
    staleTime: 5_000,
  });
  const match = choice.kind === "new" && typed !== "" ? matchOf(choice.typed, people.data ?? []) : null;
  return {
    match,
    personId: choice.kind === "known" ? choice.person.id : (match?.id ?? null),
    isPending: typed !== email || (email !== "" && people.isPending && people.isFetching),
  };
}
