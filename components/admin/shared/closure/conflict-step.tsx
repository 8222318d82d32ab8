import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import { useRestoreBooking } from "@/components/admin/shared/booking/use-restore-booking";
import { ConflictLines } from "@/components/admin/shared/conflicts/conflict-lines";
import { conflictNumber } from "@/components/admin/shared/conflicts/conflict-texts";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { api } from "@/lib/client/api-client";
import type { BookingChanged } from "@/lib/schemas/booking/booking";
import type { Closure, ClosureInput, ClosurePreview } from "@/lib/schemas/closure/closure";
import type { Conflict } from "@/lib/schemas/conflict";
import type { Space } from "@/lib/schemas/space/space";
import { CancelBooked } from "./cancel-booked";
import { NotifyParticipants } from "./notify-participants";

interface ConflictStepProps {
  found: ClosurePreview;
  closure: Pick<Closure, "startTime" | "reason">;
  onBack: () => void;
  onSave: (terms: ClosureTerms) => Promise<void>;
}

/**
 * Conflicts of a closure before it is saved. They can stay, or the bookings can be canceled one by one or all at once;
 * participants of suspended lessons can be notified.
 */
export function ConflictStep({
  found: { conflicts, lessons, recipients },
  closure,
  onBack,
  onSave,
}: ConflictStepProps) {
  const t = useTranslations("panel.closure");
  const step = useTranslations("panel.closure.conflicts");
  const shared = useTranslations("panel.shared");
  const own = useTranslations("bookings.cancel");
  const mailNotice = useMailNotice();
  const { reason } = closure;
  const [notify, setNotify] = useState(true);
  const act = useAdminAction();
  const restoreBooking = useRestoreBooking();
  const spaces = useQuery<Pick<Space, "id" | "name">[]>({ queryKey: ["/api/spaces"] });
  const spaceName = (id: number) => spaces.data?.find((space) => space.id === id)?.name ?? "";
  const [openedAt] = useState(() => Date.now());
  const [canceled, setCanceled] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Conflict | null>(null);
  const [pending, setPending] = useState<ClosureTerms["onConflict"] | null>(null);
  // Replaces a form that was scrolled to its end, so this scrolls back to the top.
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const left = conflicts.filter((one) => one.kind !== "booking" || !canceled.has(one.id));
  /** Bookings that have begun can no longer be canceled, and stay. */
  const canGo = ({ kind, startsAt }: Conflict) => kind === "booking" && Date.parse(startsAt) > openedAt;
  const bookings = [...new Set(left.filter(canGo).map(({ id }) => id))];
  const others = left.filter((one) => !canGo(one));

  /** The time of a canceled booking is free until the closure is saved, so the cancellation can be undone. */
  async function restore(id: number): Promise<void> {
    await restoreBooking(id);
    setCanceled((before) => new Set([...before].filter((one) => one !== id)));
  }

  async function run(onConflict: ClosureTerms["onConflict"]): Promise<void> {
    setPending(onConflict);
    try {
      await onSave({ onConflict, notify });
    } catch {
      // The action has already shown the error.
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p ref={summary} role="status" tabIndex={-1} className="scroll-mt-40 font-medium outline-none">
        {conflicts.length === 0 ? step("onlyLessons") : step("summary", { count: left.length })}
      </p>
      <ConflictLines label={step("label")} conflicts={left} roomName={spaceName}>
        {(conflict) =>
          canGo(conflict) && (
            <Button variant="outline" size="sm" onClick={() => setAsking(conflict)}>
              {step("cancel")}
              <span className="sr-only"> {conflictNumber(conflict)}</span>
            </Button>
          )
        }
      </ConflictLines>
      {others.length > 0 && (
        <p className="text-ink-2">
          {step.rich("staying", {
            events: (chunks) => (
              <Link className="underline" href={panelPath("events")}>
                {chunks}
              </Link>
            ),
          })}
        </p>
      )}
      <LessonLines lessons={lessons} closure={closure} roomName={spaceName} />
      {lessons.length > 0 && closure.startTime === null && (
        <NotifyParticipants recipients={recipients} isOn={notify} onChange={setNotify} />
      )}
      {bookings.length > 0 && (
        <CancelBooked
          count={bookings.length}
          reason={reason}
          disabled={pending !== null}
          onCancel={(message) =>
            onSave({
              onConflict: others.length > 0 ? "keep" : "refuse",
              cancelBookings: bookings,
              message,
              notify,
            })
          }
        />
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onBack} disabled={pending !== null}>
          {shared("back")}
        </Button>
        {(canceled.size > 0 || conflicts.length === 0) && (
          <SubmitButton
            variant={conflicts.length === 0 ? "default" : "outline"}
            pending={pending === "refuse"}
            onClick={() => void run("refuse")}
          >
            {conflicts.length === 0 ? t("close") : step("retry")}
          </SubmitButton>
        )}
        {left.length > 0 && (
          <SubmitButton variant="outline" pending={pending === "keep"} onClick={() => void run("keep")}>
            {step("closeAround")}
          </SubmitButton>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          onOpenChange={(open) => !open && setAsking(null)}
          title={step("question", { number: conflictNumber(asking) })}
          description={step("questionText", { name: asking.title, reason })}
          confirmLabel={step("cancel")}
          cancelLabel={step("keep")}
          destructive
          onConfirm={async () => {
            const { sent } = await act(
              () =>
                api.put<BookingChanged>(`/api/bookings/${asking.id}`, {
                  status: "canceled",
                  refundPercent: 100,
                  reason,
                }),
              { failure: step("cancelFailed") },
            );
            setCanceled((before) => new Set([...before, asking.id]));
            offerUndo(own("done"), () => restore(asking.id), mailNotice(sent));
          }}
        />
      )}
    </div>
  );
}

interface LessonLinesProps {
  lessons: readonly Conflict[];
  closure: Pick<Closure, "startTime">;
  roomName: (spaceId: number) => string;
}

/**
 * Lessons during a closure: a closure of whole days suspends them; one of some hours does not affect lessons without a
 * room.
 */
function LessonLines({ lessons, closure, roomName }: LessonLinesProps) {
  const t = useTranslations("panel.closure.lessons");
  if (lessons.length === 0) return null;
  const isTaken = closure.startTime === null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-[1.1rem]">{t(isTaken ? "suspended" : "withoutRoom")}</h3>
      <ConflictLines label={t("label")} conflicts={lessons} roomName={roomName} />
    </section>
  );
}

/** What happens to conflicting bookings, and whether participants of suspended lessons are notified. */
export type ClosureTerms = Pick<ClosureInput, "onConflict"> &
  Partial<Pick<ClosureInput, "cancelBookings" | "message" | "notify">>;
