import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePlan } from "@/components/admin/shared/booking/use-plan";
import { ActionRefusal, useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { totalText } from "@/components/picker/quote-total";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { useTextResolver } from "@/components/ui/use-words";
import { NO_TERMS } from "@/lib/client/booking/booking-terms";
import { useExpectedTotal } from "@/lib/client/money/use-expected-total";
import { rememberPerson } from "@/lib/client/person/recent-people";
import { acceptOffer } from "@/lib/client/waiting/waiting-list";
import { formatTotal, seatPrice, seatPriceFor, signUpPrice } from "@/lib/domain/money/sign-up-price";
import { fullName } from "@/lib/domain/person/full-name";
import { requestedPeriod } from "@/lib/domain/waiting/offer";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { requestOf } from "./waiting-columns";

interface AcceptDialogProps {
  entry: WaitingEntry;
  onClose: () => void;
}

export function AcceptDialog(props: AcceptDialogProps) {
  return props.entry.kind === "space" ? <AcceptRoom {...props} /> : <AcceptPlaces {...props} />;
}

function AcceptRoom(props: AcceptDialogProps) {
  const word = useTextResolver();
  const { spaceId, personId = null, extras, attendees, ...entry } = props.entry;
  const period = requestedPeriod(entry);
  // Time held for the person appears as taken; the price is the same.
  const room = { spaceId: spaceId ?? 0, personId };
  const terms = { ...NO_TERMS, extras };
  const plan = usePlan({ ...room, period, terms, attendees: attendees ?? 1 });
  // Accepting leaves out extras that the room no longer has; if their price differs, the server responds with it.
  const withoutExtras = usePlan({ ...room, period: plan.isError ? period : null });
  return (
    <Confirmation
      {...props}
      total={plan.data?.totalAmount ?? withoutExtras.data?.totalAmount}
      words={(total) => word(totalText(total))}
    />
  );
}

function AcceptPlaces(props: AcceptDialogProps) {
  const { eventId, courseId, seats, singleDate } = props.entry;
  const path = eventId === null ? "/api/courses" : "/api/events?all=true";
  const { data } = useQuery<(Course | CentreEvent)[]>({ queryKey: [path], refetchOnMount: "always" });
  const offering = data?.find(({ id }) => id === (eventId ?? courseId));
  // Only the server knows whether the person pays as a member; it then responds with another price.
  const price = offering && seatPriceFor(offering, { isMember: false, isSingle: singleDate !== null });
  return (
    <Confirmation
      {...props}
      total={price === undefined ? undefined : signUpPrice(price, seats)}
      words={(total) =>
        price === undefined || total === undefined
          ? ""
          : formatTotal({ price, priceAmount: seatPrice(price) }, total)
      }
    />
  );
}

function Confirmation({
  entry,
  onClose,
  total,
  words,
}: AcceptDialogProps & {
  /** Cents; undefined until known. */
  total: number | undefined;
  words: (total: number | undefined) => string;
}) {
  const t = useTranslations("panel.waiting.accept");
  const tWaiting = useTranslations("waiting");
  const tEditor = useTranslations("editor");
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const word = useTextResolver();
  const price = useExpectedTotal(total, String(entry.id));
  const accept = async () => {
    // The dialog stays open until there is a price to accept.
    if (price.total === undefined) throw new ActionRefusal(t("noPrice"));
    try {
      await act(() => acceptOffer(entry.id, undefined, { expectedTotal: price.total }), {
        success: t("done"),
        description: ({ sent }) => mailNotice(sent),
        failure: tWaiting("acceptFailed"),
      });
      if (entry.personId) rememberPerson(entry.personId);
    } catch (error) {
      price.noteRefusal(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("text", {
        name: fullName(entry),
        title: entry.title,
        request: requestOf(entry, word),
        price: words(price.total) || "…",
      })}
      confirmLabel={t("submit")}
      cancelLabel={tEditor("back")}
      onConfirm={accept}
    />
  );
}
