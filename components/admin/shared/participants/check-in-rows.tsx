import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Check } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { timeOf } from "@/lib/domain/time/dates";
import type { Expected } from "@/lib/schemas/sign-up/check-in";

interface CheckInRowsProps {
  people: readonly Expected[];
  onPress: (person: Expected) => void;
}

export function CheckInRows({ people, onPress }: CheckInRowsProps) {
  const t = useTranslations("panel.participants.checkIn");
  const words = useTranslations("bookingWords");
  if (people.length === 0) return <p className="text-ink-2">{t("noName")}</p>;
  return (
    <ul aria-label={t("people")} className="m-0 flex list-none flex-col gap-2 p-0">
      {people.map((person) => (
        <li key={person.checkInCode}>
          <button
            type="button"
            onClick={() => onPress(person)}
            className={cn(
              "flex min-h-14 w-full items-center justify-between gap-3 rounded-lg border px-4 py-2.5 text-left",
              person.checkedInAt === null ? "bg-surface" : "bg-sage-100 text-sage-800",
            )}
          >
            <span className="min-w-0">
              <span className="block text-lg font-semibold break-words">
                {person.lastName} {person.firstName}
                {person.seats > 1 && (
                  <span className="font-normal"> · {words("places", { count: person.seats })}</span>
                )}
              </span>
              {person.companions.length > 0 && (
                <span className="block text-[0.92rem] break-words">
                  {t("companions", { names: person.companions.join(", ") })}
                </span>
              )}
            </span>
            {person.checkedInAt === null ? (
              <span className="shrink-0 text-[0.92rem] text-ink-2">{t("letIn")}</span>
            ) : (
              <span className="flex shrink-0 items-center gap-1.5 tabular-nums">
                <Check className="size-5" />
                {t.rich("presentSince", {
                  time: timeOf(new Date(person.checkedInAt)),
                  since: srOnly,
                })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
