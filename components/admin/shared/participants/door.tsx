import { useTranslations } from "next-intl";
import { type ReactNode, type SubmitEvent, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormats } from "@/components/ui/use-words";
import { today } from "@/lib/client/browser-date";
import { fullName } from "@/lib/domain/person/full-name";
import { dayOf } from "@/lib/domain/time/dates";
import type { Expected, MemberCheckIn } from "@/lib/schemas/sign-up/check-in";
import { CheckInRows } from "./check-in-rows";
import { findPeople, seatsMissing } from "./find-people";
import { normalizeCode, type Outcome, useCheckIn } from "./use-check-in";
import { useCodeReader } from "./use-code-reader";
import { useDoorQueue } from "./use-door-queue";

const LOOK: Record<Outcome["kind"], string> = {
  first: "bg-sage-100 text-sage-800",
  missing: "bg-honey-100 text-honey-700",
  elsewhere: "bg-honey-100 text-honey-700",
  again: "bg-honey-100 text-honey-700",
  kept: "bg-honey-100 text-honey-700",
  refused: "bg-terra-100 text-terra-700",
};

const NOBODY: readonly Expected[] = [];

/** The participants, including today's check-ins that this device recorded offline and has not sent yet. */
export function useWithOfflineCheckIns(people: readonly Expected[] | undefined): readonly Expected[] {
  const queue = useDoorQueue();
  return useMemo(() => {
    const ofToday = queue.filter(({ enteredAt }) => dayOf(new Date(enteredAt)) === today());
    return (people ?? NOBODY).map((person) => {
      const kept = ofToday.filter(({ code }) => code === person.checkInCode);
      // Offline copies stored by older versions lack `seatsPresent` and `dueAmount`.
      const { dueAmount = 0, seatsPresent = person.checkedInAt === null ? 0 : person.seats } = person;
      const entering = kept.reduce((sum, { seats = person.seats }) => sum + seats, 0);
      return {
        ...person,
        dueAmount,
        seatsPresent: Math.min(person.seats, seatsPresent + entering),
        checkedInAt: person.checkedInAt ?? kept[0]?.enteredAt ?? null,
      };
    });
  }, [people, queue]);
}

interface DoorProps {
  /** Undefined while loading. */
  people: readonly Expected[] | undefined;
  /** Titles of the events and courses at this door; a code of any other one is reported. */
  titles: readonly string[];
  /** Handles a text that is not a participant's code; returns whether it was handled. */
  onOther?: (text: string) => boolean;
  /** Shown instead of all names until something is typed. */
  children?: ReactNode;
}

/** Check-in: the camera reads the codes from e-mails, or a name is searched and clicked. */
export function Door({ people, titles, onOther, children }: DoorProps) {
  const t = useTranslations("panel.participants.checkIn");
  const present = useWithOfflineCheckIns(people);
  const { outcome, letIn: send } = useCheckIn(present, titles);
  const [search, setSearch] = useState("");
  const [isReading, setReading] = useState(false);
  /** The code of a sign-up with several seats: how many of them come in is asked. */
  const [asked, setAsked] = useState<string | null>(null);
  const find = (code: string) => present.find(({ checkInCode }) => checkInCode === normalizeCode(code));

  async function letIn(code: string, seats?: number): Promise<void> {
    setAsked(null);
    if (onOther?.(code) || (await send(code, seats))) setSearch("");
  }
  function read(code: string): void {
    const person = find(code);
    if (person && seatsMissing(person) > 1) setAsked(person.checkInCode);
    else void letIn(code);
  }
  // Until the names are loaded, it is unknown whether a code belongs to this door.
  const isKnown = people !== undefined;
  const { video, hasFailed } = useCodeReader(isReading && isKnown, read);

  const askedPerson = asked === null ? undefined : find(asked);
  const shown: Outcome | null = askedPerson
    ? { kind: "missing", text: t("howMany", { name: fullName(askedPerson) }) }
    : outcome;
  const found = askedPerson ? [askedPerson] : findPeople(present, search);
  const isSearching = search.trim() !== "";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSearching || !isKnown) return;
    const [only, ...others] = found;
    read(only && others.length === 0 ? only.checkInCode : search);
  };

  return (
    <div className="flex min-w-0 flex-col gap-4">
      <form method="post" onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Field label={t("search")} className="min-w-40 grow">
          <Input
            value={search}
            onChange={(event) => {
              setAsked(null);
              setSearch(event.target.value);
            }}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="go"
          />
        </Field>
        <Button variant="outline" aria-pressed={isReading} onClick={() => setReading(!isReading)}>
          {isReading ? t("closeCamera") : t("openCamera")}
        </Button>
      </form>
      {isReading && !hasFailed && (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t("aim")}
          className="aspect-video w-full rounded-lg bg-sand-200 object-cover"
        />
      )}
      {isReading && hasFailed && <p role="alert">{t("noCamera")}</p>}
      <p
        role="status"
        className={cn(
          "rounded-md text-lg font-semibold empty:hidden",
          shown && "px-4 py-3",
          shown && LOOK[shown.kind],
        )}
      >
        {shown?.text}
      </p>
      {shown?.card && <CardFacts card={shown.card} />}
      {!isKnown ? (
        <Skeleton className="h-40" />
      ) : children !== undefined && !isSearching && !askedPerson ? (
        children
      ) : (
        <CheckInRows people={found} onPress={({ checkInCode }, seats) => void letIn(checkInCode, seats)} />
      )}
    </div>
  );
}

function CardFacts({ card: { paidUntil, certificateUntil, places } }: { card: MemberCheckIn }) {
  const t = useTranslations("panel.participants.checkIn.card");
  const formats = useFormats();
  const hasExpired = certificateUntil !== null && certificateUntil < today();
  const placeText = ({ title, startTime, seats }: MemberCheckIn["places"][number]): string => {
    const place = startTime === null ? title : t("place", { title, time: startTime });
    return seats > 1 ? t("placeWithSeats", { place, count: seats }) : place;
  };
  const certificate =
    certificateUntil === null
      ? t("noCertificate")
      : t(hasExpired ? "certificateExpired" : "certificateUntil", {
          day: formats.shortDay(certificateUntil),
        });
  return (
    <dl
      aria-label={t("facts")}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-md border px-4 py-3"
    >
      <dt className="text-ink-2">{t("paidUntil")}</dt>
      <dd>{paidUntil === null ? t("nothingPaid") : formats.shortDay(paidUntil)}</dd>
      <dt className="text-ink-2">{t("certificate")}</dt>
      <dd className={cn(hasExpired && "font-semibold text-terra-700")}>{certificate}</dd>
      <dt className="text-ink-2">{t("today")}</dt>
      <dd>
        {places.length === 0 ? (
          t("noPlaces")
        ) : (
          <ul className="m-0 list-none p-0">
            {places.map((place) => (
              <li
                key={`${place.kind} ${place.id} ${place.startTime}`}
                className="font-semibold [overflow-wrap:anywhere]"
              >
                {placeText(place)}
              </li>
            ))}
          </ul>
        )}
      </dd>
    </dl>
  );
}
