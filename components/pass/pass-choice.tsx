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
 * The signed-in user's passes that are valid for an event or a lesson, as check boxes. Renders nothing if there are
 * none. Must be inside a FormProvider.
 */
export function PassChoice(props: PassChoiceProps) {
  const { status } = useSession();
  if (status !== "authenticated") return null;
  return (
    <Suspense fallback={null}>
      <LazyMessages of={["passUse"]}>
        <UsablePasses {...props} of="mine=true" />
      </LazyMessages>
    </Suspense>
  );
}

export function PersonPassChoice({ personId, ...props }: PassChoiceProps & { personId: number }) {
  return <UsablePasses {...props} of={`personId=${personId}`} />;
}

function UsablePasses({ kind, id, day, of }: PassChoiceProps & { of: string }) {
  const t = useTranslations("passUse");
  const formats = useFormats();
  const { watch, setValue } = useFormContext<PassValue & { seats: string }>();
  const { data } = useQuery<Pass[]>({
    queryKey: [`/api/passes?${of}&status=active&pageSize=100`],
    refetchOnMount: "always",
  });
  const seats = Number(watch("seats")) || 1;
  const chosen = watch("passId") ?? null;
  const usable = (data ?? []).filter(
    (pass) => isFor(pass, { kind, id }) && pass.startsOn <= day && day <= pass.validUntil,
  );
  // The chosen pass may not be valid on another day.
  const isGone = data !== undefined && chosen !== null && usable.every((pass) => pass.id !== chosen);
  useEffect(() => {
    if (isGone) setValue("passId", null);
  }, [isGone, setValue]);
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
