import { useQuery } from "@tanstack/react-query";
import { today } from "@/lib/client/browser-date";
import { listAll } from "@/lib/client/list-all";
import { type ListedSignUp, signUpsPath } from "@/lib/client/sign-up/sign-up";
import { hasEmail } from "@/lib/domain/person/email";
import type { Offering } from "@/lib/schemas/catalogue/offering";

/** The day on which a participant starts a course; null for events. */
const startDayOf = (signUp: ListedSignUp): string | null => ("startDate" in signUp ? signUp.startDate : null);

/**
 * Active sign-ups of an event or course (for a course booked by days, the upcoming ones), and those with an e-mail
 * address; undefined while loading.
 */
export function useParticipants(offering: Offering) {
  const { kind, id } = offering;
  const path = signUpsPath(offering);
  const list = useQuery({
    queryKey: kind === "event" ? [path] : [path, "of", id],
    queryFn: ({ signal }) =>
      listAll<ListedSignUp>(kind === "event" ? path : `${path}?courseId=${id}`, { signal }),
    refetchOnMount: "always",
  });
  const isByDays = kind === "course" && offering.startDate === null;
  const people = list.data?.filter((signUp) => {
    const day = startDayOf(signUp);
    return signUp.status !== "canceled" && (!isByDays || day === null || day >= today());
  });
  return { people, reachable: people?.filter(({ email }) => hasEmail(email)) };
}
