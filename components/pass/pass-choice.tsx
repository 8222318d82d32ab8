import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { useFormats } from "@/components/ui/use-words";
import { useSession } from "@/lib/client/person/use-session";
import { hasEntriesFor, isFor, type PassKind } from "@/lib/domain/pass/pass-life";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Pass } from "@/lib/schemas/pass/pass";

export interface PassValue {
  passId?: number | null;
}

interface PassChoiceProps {
  kind: PassKind;
  id: number;
  day: CalendarDay;
}

/**
 * The signed-in user's passes that are valid for an event or a lesson, as check boxes. The first that is enough is
 * preselected, unless nothing is to be paid. Renders nothing if there are none. Must be inside a FormProvider.
 */
export function PassChoice({ isFree, ...props }: PassChoiceProps & { isFree: boolean }) {
  const { status } = useSession();
  if (status !== "authenticated") return null;
  return (
    <Suspense fallback={null}>
      <LazyMessages of={["passUse"]}>
        <UsablePasses {...props} of="mine=true" isPreselected={!isFree} />
      </LazyMessages>
    </Suspense>
  );
}

export function PersonPassChoice({ personId, ...props }: PassChoiceProps & { personId: number }) {
  return <UsablePasses {...props} of={`personId=${personId}`} />;
}

function UsablePasses({
  kind,
  id,
  day,
  of,
  isPreselected = false,
}: PassChoiceProps & { of: string; isPreselected?: boolean }) {
  const t = useTranslations("passUse");
  const formats = useFormats();
  const { watch, setValue } = useFormContext<PassValue & { seats: string }>();
  const { data } = useQuery<Pass[]>({
    queryKey: [`/api/passes?${of}&status=active&pageSize=100`],
    refetchOnMount: "always",
  });
  const seats = Number(watch("seats")) || 1;
  // Undefined until somebody chooses a pass or none.
  const stored = watch("passId");
  const chosen = stored ?? null;
  const usable = (data ?? []).filter(
    (pass) => isFor(pass, { kind, id }) && pass.startsOn <= day && day <= pass.validUntil,
  );
  // The chosen pass may not be valid on another day, and a preselected one not enough for more seats.
  const isGone =
    data !== undefined &&
    chosen !== null &&
    !usable.some((pass) => pass.id === chosen && (!isPreselected || hasEntriesFor(pass, seats)));
  useEffect(() => {
    if (isGone) setValue("passId", isPreselected ? undefined : null);
  }, [isGone, isPreselected, setValue]);
  const first = usable.find((pass) => hasEntriesFor(pass, seats))?.id;
  useEffect(() => {
    if (isPreselected && stored === undefined && first !== undefined) setValue("passId", first);
  }, [isPreselected, stored, first, setValue]);
  return usable.map((pass) => {
    const isEnough = hasEntriesFor(pass, seats);
    const until = formats.day(pass.validUntil);
    return (
      <label
        key={pass.id}
        className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-sage-300 bg-sage-50 px-4 py-3"
      >
        <Checkbox
          checked={chosen === pass.id}
          disabled={!isEnough && chosen !== pass.id}
          onChange={({ target }) => setValue("passId", target.checked ? pass.id : null)}
        />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{t("label", { name: pass.name })}</span>
          <span className="block text-[0.92rem] text-ink-2">
            {pass.entriesLeft === null
              ? t("unlimited", { day: until })
              : t("left", { count: pass.entriesLeft, day: until })}
          </span>
          {!isEnough && (
            <span role="status" className="block text-[0.92rem] text-terra-700">
              {pass.entriesLeft === null ? t("onePlace") : t("notEnough", { count: seats })}
            </span>
          )}
        </span>
      </label>
    );
  });
}

export function PaidWithPass({ seats }: { seats: number }) {
  return (
    <LazyMessages of={["passUse"]}>
      <PaidText seats={seats} />
    </LazyMessages>
  );
}

function PaidText({ seats }: { seats: number }) {
  const t = useTranslations("passUse");
  return (
    <p role="status" className="rounded-md bg-sage-50 p-4">
      {t("paid", { count: seats })}
    </p>
  );
}

/** The entries that are left on a pass after a sign-up that used it. */
export function PassRemainder({ id }: { id: number }) {
  return (
    <Suspense fallback={null}>
      <LazyMessages of={["passUse"]}>
        <RemainingEntries id={id} />
      </LazyMessages>
    </Suspense>
  );
}

function RemainingEntries({ id }: { id: number }) {
  const t = useTranslations("passUse");
  // All states: the last entry ends a pass.
  const { data } = useQuery<Pass[]>({ queryKey: ["/api/passes?mine=true&pageSize=100"] });
  const pass = data?.find((one) => one.id === id);
  if (pass === undefined || pass.entriesLeft === null) return null;
  return (
    <p className="rounded-md bg-sage-50 p-4">
      {t("remaining", { name: pass.name, count: pass.entriesLeft })}
    </p>
  );
}
