import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { ConflictLines } from "@/components/admin/shared/conflicts/conflict-lines";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PictureAndName } from "@/components/admin/shared/resource/cells";
import { Price } from "@/components/admin/shared/resource/price";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { useLinkedTexts } from "@/components/admin/shared/resource/use-resource-texts";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { Button } from "@/components/ui/button";
import { CalendarSync, CircleAlert, Images, Mail } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { dayPriceCents, formatRates } from "@/lib/domain/room-time/pricing";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { dayOf, timeOf } from "@/lib/domain/time/dates";
import type { ExternalCalendarState } from "@/lib/schemas/room-time/external-calendar";
import type { ShownSpace, SpaceInput } from "@/lib/schemas/space/space";
import type { SpaceValues } from "./space-form";
import { useSpaceSections } from "./use-space-sections";

const rules = lazyRules(async () => (await import("./space-form")).spaceRules);

const RoomCalendarDialog = lazyPart(async () => (await import("./room-calendar-dialog")).RoomCalendarDialog);
const RoomMessageDialog = lazyPart(async () => (await import("./room-message-dialog")).RoomMessageDialog);
const RoomPicturesDialog = lazyPart(async () => (await import("./room-pictures-dialog")).RoomPicturesDialog);

export function useSpacesResource(): Resource<ShownSpace, SpaceValues, SpaceInput> {
  const t = useTranslations("panel.spaces");
  const language = useLocale();
  const texts = useLinkedTexts("panel.spaces.texts");
  const columns = useSpaceColumns();
  const sections = useSpaceSections();
  return useMemo(
    () => ({
      page: "spaces",
      addPage: "add-space",
      endpoint: "/api/spaces",
      listPath: "/api/spaces",
      csvName: t("fileName"),
      texts: {
        ...texts,
        deleteHint: t("texts.deleteHint"),
      },
      nameOf: ({ name }) => name,
      whyFinal: () => t("texts.picturesFinal"),
      extraActions: [
        { label: t("action.pictures"), Icon: Images, panel: RoomPicturesDialog },
        { label: t("action.calendar"), Icon: CalendarSync, panel: RoomCalendarDialog },
        { label: t("action.writeToAll"), Icon: Mail, panel: RoomMessageDialog },
      ],
      underForm: ExternalCalendarStatus,
      visibility: {
        isOn: ({ isAvailable }) => isAvailable,
        change: (isAvailable) => ({ isAvailable }),
        header: t("visibility.header"),
        words: () => ({ on: t("visibility.on"), off: t("visibility.off") }),
        showLabel: t("visibility.show"),
        hideLabel: t("visibility.hide"),
      },
      columns,
      csvExtra: [
        { header: t("column.week"), value: (space) => formatRates(space, language).week ?? "" },
        { header: t("form.opening"), value: ({ openingTime }) => openingTime },
        { header: t("form.closing"), value: ({ closingTime }) => closingTime },
        { header: t("form.services"), value: ({ amenities }) => amenities.join(", ") },
      ],
      sections: sections.ofExisting,
      sectionsOfNew: sections.ofNew,
      isLong: true,
      rules,
    }),
    [t, language, texts, columns, sections],
  );
}

function useSpaceColumns(): readonly Column<ShownSpace>[] {
  const t = useTranslations("panel.spaces");
  const words = useTranslations("searchForm");
  const language = useLocale();
  return useMemo(
    () => [
      {
        key: "name",
        header: t("form.name"),
        priority: "title",
        cell: (space) => <PictureAndName src={spaceImageUrl(space)} name={space.name} />,
        text: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      {
        key: "type",
        header: t("form.type"),
        priority: "low",
        text: ({ type }) => words(`types.${type}`),
        sortValue: ({ type }) => words(`types.${type}`),
      },
      {
        key: "location",
        header: t("form.location"),
        priority: "low",
        cell: ({ location }) => location || NOTHING,
        text: ({ location }) => location,
        sortValue: ({ location }) => location,
      },
      {
        key: "capacity",
        header: t("column.people"),
        priority: "high",
        align: "end",
        text: ({ capacity }) => String(capacity),
        sortValue: ({ capacity }) => capacity,
      },
      {
        key: "halfDay",
        header: t("column.halfDay"),
        priority: "high",
        align: "end",
        cell: (space) => <Price value={formatRates(space, language).halfDay} />,
        text: (space) => formatRates(space, language).halfDay,
      },
      {
        key: "day",
        header: t("column.day"),
        priority: "high",
        align: "end",
        cell: (space) => <Price value={formatRates(space, language).day} />,
        text: (space) => formatRates(space, language).day,
        sortValue: dayPriceCents,
      },
    ],
    [t, words, language],
  );
}

function ExternalCalendarStatus({ row: { id, externalCalendarUrl } }: { row: ShownSpace }) {
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
