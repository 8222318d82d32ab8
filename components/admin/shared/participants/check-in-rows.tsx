import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Check } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { timeOf } from "@/lib/domain/time/dates";
import type { Expected } from "@/lib/schemas/sign-up/check-in";
import { seatsMissing } from "./find-people";

interface CheckInRowsProps {
  people: readonly Expected[];
  /** @param seats how many come in, if not all that are missing */
  onPress: (person: Expected, seats?: number) => void;
}

export function CheckInRows({ people, onPress }: CheckInRowsProps) {
  const t = useTranslations("panel.participants.checkIn");
  if (people.length === 0) return <p className="text-ink-2">{t("noName")}</p>;
  return (
    <ul aria-label={t("people")} className="m-0 flex list-none flex-col gap-2 p-0">
      {people.map((person) => (
        <CheckInRow key={person.checkInCode} person={person} onPress={onPress} />
      ))}
    </ul>
  );
}

function CheckInRow({ person, onPress }: { person: Expected; onPress: CheckInRowsProps["onPress"] }) {
  const t = useTranslations("panel.participants.checkIn");
  const words = useTranslations("bookingWords");
  const { cents } = useFormats();
  const { firstName, lastName, seats, seatsPresent, companions, checkedInAt, dueAmount } = person;
  const missing = seatsMissing(person);
  const name = `${lastName} ${firstName}`;
  return (
    <li className={cn("rounded-lg border", missing > 0 ? "bg-surface" : "bg-sage-100 text-sage-800")}>
      <button
        type="button"
        onClick={() => onPress(person)}
        className="flex min-h-14 w-full items-center justify-between gap-3 rounded-lg px-4 py-2.5 text-left"
      >
        <span className="min-w-0">
          <span className="block text-lg font-semibold break-words">
            {name}
            {seats > 1 && <span className="font-normal"> · {words("places", { count: seats })}</span>}
          </span>
          {companions.length > 0 && (
            <span className="block text-[0.92rem] break-words">
              {t("companions", { names: companions.join(", ") })}
            </span>
          )}
          {dueAmount > 0 && (
            <span className="block font-semibold text-honey-700">
              {t("due", { amount: cents(dueAmount) })}
            </span>
          )}
          {missing > 0 && checkedInAt !== null && (
            <span className="block text-[0.92rem]">
              {t("someSince", {
                present: seatsPresent,
                count: seats,
                time: timeOf(new Date(checkedInAt)),
              })}
            </span>
          )}
        </span>
        {missing === 0 && checkedInAt !== null ? (
          <span className="flex shrink-0 items-center gap-1.5 tabular-nums">
            <Check className="size-5" />
            {t.rich("presentSince", { time: timeOf(new Date(checkedInAt)), since: srOnly })}
          </span>
        ) : (
          <span className="shrink-0 text-[0.92rem] text-ink-2">
            {t(missing < seats ? "letInRest" : "letIn", { count: missing })}
          </span>
        )}
      </button>
      {missing > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the buttons.
        <div
          role="group"
          aria-label={t("onlySomeOf", { name })}
          className="flex flex-wrap items-center gap-2 px-4 pb-3"
        >
          <span className="text-[0.92rem] text-ink-2">{t("onlySome")}</span>
          {Array.from({ length: missing - 1 }, (_, index) => index + 1).map((count) => (
            <Button
              key={count}
              variant="outline"
              size="sm"
              aria-label={t("letInSome", { count, name })}
              onClick={() => onPress(person, count)}
            >
              {count}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
