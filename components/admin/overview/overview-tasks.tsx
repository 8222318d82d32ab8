import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import { conflictTitle } from "@/components/admin/shared/conflicts/conflict-texts";
import { BookingDialogById } from "@/components/admin/shared/lazy-dialogs";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { EventDecision } from "@/components/admin/shared/participants/offering-panels";
import { phoneHref, WhatsAppMenu } from "@/components/admin/shared/phone-link";
import { Button } from "@/components/ui/button";
import { ArrowRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { MEMBER_LISTS, type MemberList } from "@/lib/domain/panel/member-lists";
import { hasEmail } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Conflict } from "@/lib/schemas/conflict";
import type { Overview } from "@/lib/schemas/panel/overview";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

export const useOpenOffers = () =>
  useQuery({
    queryKey: ["/api/waiting-list", "offered"],
    queryFn: ({ signal }) =>
      api.get<WaitingEntry[]>("/api/waiting-list?status=offered&pageSize=50", { signal }),
    refetchOnMount: "always",
  });

export function OpenOffers({ offers }: { offers: ReturnType<typeof useOpenOffers> }) {
  const t = useTranslations("panel.overview");
  const { instant } = useFormats();
  if (!offers.data) {
    const isOut = offers.isError || offers.fetchStatus === "paused";
    return isOut ? <p className="text-ink-2">{t("offers.offline")}</p> : <Skeleton className="h-11" />;
  }
  const inOrder = [...offers.data].sort((a, b) =>
    (a.offerExpiresAt ?? "") < (b.offerExpiresAt ?? "") ? -1 : 1,
  );
  return (
    <ul aria-label={t("titles.offers")} className="m-0 flex list-none flex-col p-0">
      {inOrder.map(({ id, firstName, lastName, title, phone, email, offerExpiresAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-sand-100 py-2 last:border-0"
        >
          <span className="min-w-0">
            <span className="block font-semibold">
              {firstName} {lastName}, {title}
            </span>
            {offerExpiresAt && (
              <span className="block text-[0.92rem] text-ink-2">
                {t("offers.expires", { instant: instant(new Date(offerExpiresAt)) })}
              </span>
            )}
          </span>
          {(phone || hasEmail(email)) && (
            <span className="inline-flex items-center gap-1">
              <a
                className="inline-flex min-h-11 items-center font-semibold text-sage-700 underline"
                href={phone ? phoneHref(phone) : `mailto:${email}`}
              >
                {t.rich(phone ? "offers.call" : "offers.write", {
                  name: fullName({ firstName, lastName }),
                  whom: srOnly,
                })}
              </a>
              {phone && <WhatsAppMenu phone={phone} to={{ kind: "waiting-entry", id }} />}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Events that will be canceled unless more people sign up; roles that manage the centre can decide on them here. */
export function EventsAtRisk({ events }: { events: Overview["eventsAtRisk"] }) {
  const t = useTranslations("panel.overview");
  const formats = useFormats();
  const mayManage = useMayManageCentre();
  const [decidingId, setDecidingId] = useState<number | null>(null);
  const all = useQuery<CentreEvent[]>({ queryKey: ["/api/events"], enabled: decidingId !== null });
  const deciding = all.data?.find(({ id }) => id === decidingId);
  return (
    <>
      <ul aria-label={t("titles.eventsAtRisk")} className="m-0 flex list-none flex-col p-0">
        {events.map(({ id, title, eventDate, decideOn, currentParticipants, minParticipants }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2.5 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-52">
              <span className="block font-semibold break-words">{title}</span>
              <span className="block text-[0.92rem] text-ink-2">{formats.longDay(eventDate)}</span>
              <span className="block text-[0.95rem] tabular-nums">
                {t("eventsAtRisk.signUps", {
                  count: currentParticipants,
                  minimum: minParticipants,
                  day: formats.day(decideOn),
                })}
              </span>
            </span>
            {mayManage && (
              <Button variant="outline" size="sm" onClick={() => setDecidingId(id)}>
                {t.rich("eventsAtRisk.decide", { title, what: srOnly })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deciding && <EventDecision row={deciding} onClose={() => setDecidingId(null)} />}
    </>
  );
}

type Tasks = NonNullable<Overview["members"]>;

const LISTS = Object.keys(MEMBER_LISTS) as MemberList[];

export const hasMemberTasks = (members: Tasks): boolean => LISTS.some((list) => members[list] > 0);

/** Applications to decide, fees to pay, certificates that expire: each links to its filtered list in Soci. */
export function MemberTasks({ members }: { members: Tasks }) {
  const t = useTranslations("panel.overview");
  return (
    <ul aria-label={t("titles.members")} className="m-0 flex list-none flex-col p-0">
      {LISTS.filter((list) => members[list] > 0).map((list) => (
        <li key={list} className="border-b border-sand-100 last:border-0">
          <Link
            href={`${panelPath("members")}?elenco=${MEMBER_LISTS[list]}`}
            className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold text-sage-800"
          >
            {t(`members.${list}`, { count: members[list] })}
            <ArrowRight className="size-5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Pages on which a conflicting entry can be moved; other kinds have none. */
const PAGES: Partial<Record<Conflict["kind"], "events" | "courses" | "closures">> = {
  event: "events",
  course: "courses",
  closure: "closures",
};

export function ConflictAction({ conflict }: { conflict: Conflict }) {
  const word = useTextResolver();
  const t = useTranslations("panel.overview");
  const [isOpen, setOpen] = useState(false);
  const mayManage = useMayManageCentre();
  const { kind, id } = conflict;
  const label = t.rich("openThing", { title: conflictTitle(conflict, word), what: srOnly });
  if (kind === "booking")
    return (
      <>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {label}
        </Button>
        {isOpen && <BookingDialogById id={id} onClose={() => setOpen(false)} />}
      </>
    );
  const page = PAGES[kind];
  if (page === undefined || !mayManage) return null;
  return (
    <Button variant="outline" size="sm" asChild>
      <Link href={panelPath(page)}>{label}</Link>
    </Button>
  );
}
