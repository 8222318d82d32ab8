import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConflictLines } from "@/components/admin/shared/conflicts/conflict-lines";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { CircleAlert } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { dayOf, timeOf } from "@/lib/domain/time/dates";
import type { ExternalCalendarState } from "@/lib/schemas/room-time/external-calendar";
import type { ShownSpace } from "@/lib/schemas/space/space";

export function ExternalCalendarStatus({ row: { id, externalCalendarUrl } }: { row: ShownSpace }) {
  const t = useTranslations("panel.spaces.externalCalendar");
  const tLive = useTranslations("live");
  const act = useAdminAction();
  const [isPending, setIsPending] = useState(false);
  const path = `/api/spaces/${id}/external-calendar`;
  const { data } = useQuery<ExternalCalendarState>({
    queryKey: [path],
    refetchOnMount: "always",
    enabled: Boolean(externalCalendarUrl),
  });
  if (!data) return null;

  async function sync(): Promise<void> {
    setIsPending(true);
    try {
      await act(() => api.post(`${path}/sync`, {}), { failure: t("failed") });
    } catch {
      // The action has already shown the error.
    } finally {
      setIsPending(false);
    }
  }

  const { entries, conflicts, fetchedAt, error } = data;
  return (
    <section
      aria-label={t("label")}
      className="-mt-3 flex flex-col gap-3 rounded-md border bg-sand-50 px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          {fetchedAt ? <LastRead at={new Date(fetchedAt)} entries={entries} /> : t("neverRead")}
        </p>
        <Button
          variant="outline"
          size="sm"
          aria-busy={isPending}
          disabled={isPending}
          onClick={() => void sync()}
        >
          {isPending ? tLive("moment") : t("update")}
        </Button>
      </div>
      {error && (
        <p className="flex items-start gap-2 font-medium text-brick-700">
          <CircleAlert className="mt-0.5 size-5 shrink-0" />
          <span>
            {error} {fetchedAt && t("kept")}
          </span>
        </p>
      )}
      {conflicts.length > 0 && (
        <div>
          <p className="font-semibold">{t("conflicts")}</p>
          <ConflictLines label={t("conflictsLabel")} conflicts={conflicts} />
        </div>
      )}
    </section>
  );
}

/** When the calendar was last read (only the time if that was today), and its number of entries. */
function LastRead({ at, entries }: { at: Date; entries: number }) {
  const t = useTranslations("panel.spaces.externalCalendar");
  const formats = useFormats();
  return dayOf(at) === dayOf(new Date())
    ? t("updatedToday", { time: timeOf(at), count: entries })
    : t("updated", { instant: formats.instant(at), count: entries });
}
