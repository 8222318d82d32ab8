import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import type { Attendance, AttendanceMark } from "@/lib/schemas/sign-up/attendance";
import type { TaughtLessons } from "@/lib/schemas/sign-up/taught-lessons";

/** The participants of a lesson, each with a button that marks them as present. */
export function Participants({
  lesson: { kind, id, date, startTime },
  canMark,
}: {
  lesson: TaughtLessons["lessons"][number];
  /** Only on the day of the lesson. */
  canMark: boolean;
}) {
  const t = useTranslations("teaching");
  const client = useQueryClient();
  const time = kind === "course" ? `&time=${startTime}` : "";
  const path = `/api/${kind}s/${id}/attendance?from=${date}&to=${date}${time}`;
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<Attendance>(path, { signal }),
  });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (mark: Pick<AttendanceMark, "signUpId" | "present">) =>
      api.post<AttendanceMark>("/api/attendance", { kind, id, date, ...mark }),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
  if (error && !data)
    return (
      <Button variant="outline" className="mt-3 w-full" onClick={() => void refetch()}>
        {t("failed")}
      </Button>
    );
  const people = (data ?? []).flatMap((day) => day.people);
  if (data && people.length === 0) return <p className="mt-3 text-ink-2">{t("nobody")}</p>;
  return (
    <>
      <ul aria-label={t("list")} className="m-0 mt-3 grid list-none gap-2 p-0">
        {people.map(({ signUpId, name, seats, at }) => (
          <li key={signUpId}>
            <Button
              variant={at === null ? "outline" : "action"}
              className="min-h-14 w-full justify-between text-left whitespace-normal"
              aria-pressed={at !== null}
              disabled={!canMark || isPending}
              onClick={() => mutate({ signUpId, present: at === null })}
            >
              <span className="min-w-0 wrap-anywhere">
                {seats > 1 ? t("nameAndSeats", { name, seats }) : name}
              </span>
              <span>{at === null ? t("absent") : t("present")}</span>
            </Button>
          </li>
        ))}
      </ul>
      {isError && (
        <p role="alert" className="mt-2 text-terra-700">
          {t("notMarked")}
        </p>
      )}
    </>
  );
}
