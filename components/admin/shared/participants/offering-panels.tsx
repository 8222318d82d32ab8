import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import { courseSummary, eventSummary, singleSummary } from "@/components/catalogue/sign-up/offering-summary";
import { api } from "@/lib/client/api-client";
import { signUpsPath } from "@/lib/client/sign-up/sign-up";
import { useOfflineQuery } from "@/lib/client/site/use-offline-query";
import { hasEnough } from "@/lib/domain/catalogue/event-state";
import { eventDays } from "@/lib/domain/catalogue/event-words";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import type { Doors } from "@/lib/schemas/sign-up/check-in";
import { useParticipants } from "./use-participants";

const ConfirmDialog = lazyPart(
  async () => (await import("@/components/shared/feedback/confirm-dialog")).ConfirmDialog,
);

const CheckInDialog = lazyPart(
  async () => (await import("@/components/admin/shared/participants/check-in-dialog")).CheckInDialog,
);
const MessageDialog = lazyPart(
  async () => (await import("@/components/admin/shared/participants/message-dialog")).MessageDialog,
);

const AddParticipantDialog = lazyPart(
  async () => (await import("./add-participant-dialog")).AddParticipantDialog,
);
const CancelOfferingDialog = lazyPart(
  async () => (await import("./cancel-offering-dialog")).CancelOfferingDialog,
);

export interface OfferingPanelProps {
  offering: Offering;
  onClose: () => void;
}

interface RowProps<Row> {
  row: Row;
  onClose: () => void;
}

const ADDRESSES: Record<OfferingKind, string> = { event: "/api/events", course: "/api/courses" };
const pathOf = ({ kind, id }: Offering) => `${ADDRESSES[kind]}/${id}`;

function useTitleOf() {
  const t = useTranslations("panel.participants");
  const language = useLocale();
  return (offering: Offering): string =>
    offering.kind === "event"
      ? t("titleAndDays", { title: offering.title, days: eventDays(offering, language) })
      : offering.title;
}

/** "Ingresso": people expected today, at the lesson or the event day. */
export function CheckIns({ offering, onClose }: OfferingPanelProps) {
  const language = useLocale();
  const { kind, id, title } = offering;
  const { data } = useOfflineQuery<Doors>("/api/check-ins");
  const door = data?.value.doors.find((one) => one.kind === kind && one.id === id);
  return (
    <CheckInDialog
      title={title}
      {...(kind === "event" ? { when: eventDays(offering, language) } : {})}
      people={data && (door?.people ?? [])}
      onClose={onClose}
    />
  );
}

export function MessageToParticipants({ offering, onClose }: OfferingPanelProps) {
  const titleOf = useTitleOf();
  const { reachable } = useParticipants(offering);
  if (reachable === undefined) return null;
  return (
    <MessageDialog
      path={pathOf(offering)}
      title={titleOf(offering)}
      recipients={reachable.length}
      onClose={onClose}
    />
  );
}

export function OfferingCancellation({ offering, onClose }: OfferingPanelProps) {
  const t = useTranslations("panel.participants.cancel");
  const shared = useTranslations("panel.shared");
  const live = useTranslations("live");
  const titleOf = useTitleOf();
  const { people } = useParticipants(offering);
  if (people === undefined) return null;
  const title = titleOf(offering);
  if (offering.status === "canceled")
    return (
      <ConfirmDialog
        onOpenChange={(open) => !open && onClose()}
        title={t("already")}
        description={t("alreadyText", { title })}
        confirmLabel={shared("understood")}
        cancelLabel={live("close")}
        onConfirm={() => {}}
      />
    );
  return (
    <CancelOfferingDialog
      path={pathOf(offering)}
      kind={offering.kind}
      title={title}
      signUps={people}
      onClose={onClose}
    />
  );
}

export function SignUpForOther({ offering, onClose }: OfferingPanelProps) {
  const client = useQueryClient();
  // The number of participants in the list of events depends on the sign-ups.
  const changed = offering.kind === "event" ? ADDRESSES.event : signUpsPath(offering);
  const close = () => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith(changed),
    });
    onClose();
  };
  if (offering.kind === "event")
    return <AddParticipantDialog offering={eventSummary(offering)} onClose={close} />;
  return (
    <AddParticipantDialog
      offering={courseSummary(offering)}
      single={singleSummary(offering)}
      onClose={close}
    />
  );
}

/** "Decidi": holds an event that has enough participants, otherwise cancels it. */
export function EventDecision({ row, onClose }: RowProps<CentreEvent>) {
  const t = useTranslations("panel.participants.decision");
  const shared = useTranslations("panel.shared");
  const live = useTranslations("live");
  const mailsNotice = useMailsNotice();
  const titleOf = useTitleOf();
  const act = useAdminAction();
  const title = titleOf({ kind: "event", ...row });
  const { reachable } = useParticipants({ kind: "event", ...row });
  const isHeld = hasEnough(row);
  const outcome = isHeld ? "hold" : "cancel";
  if (row.status !== "scheduled")
    return (
      <ConfirmDialog
        onOpenChange={(open) => !open && onClose()}
        title={t("already")}
        description={t(`alreadyText.${row.status}`, { title })}
        confirmLabel={shared("understood")}
        cancelLabel={live("close")}
        onConfirm={() => {}}
      />
    );
  const decide = async () => {
    await act(() => api.post<{ recipients: number }>(`/api/events/${row.id}/decision`), {
      success: t(`${outcome}.done`),
      description: ({ recipients }) => mailsNotice(recipients),
      failure: t("failed"),
    });
  };
  const sentences = [
    t(`${outcome}.text`, { title, count: row.currentParticipants, least: row.minParticipants }),
    ...(reachable === undefined ? [] : [mailsNotice(reachable.length)]),
    t("final"),
  ];
  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && onClose()}
      title={t(`${outcome}.question`)}
      description={sentences.join(" ")}
      confirmLabel={t(`${outcome}.submit`)}
      cancelLabel={shared("back")}
      destructive={!isHeld}
      onConfirm={decide}
    />
  );
}
