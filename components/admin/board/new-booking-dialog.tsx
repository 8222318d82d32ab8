"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { GuardedDialog } from "@/components/admin/guarded-dialog";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { pinnedButtons } from "@/components/ui/dialog";
import { CircleAlert } from "@/components/ui/icons";
import { api, failureText, newIdempotencyKey } from "@/lib/client/api-client";
import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/period/period";
import type { Booking } from "@/lib/schemas/booking";
import type { Space } from "@/lib/schemas/space";
import { type Contact, type ContactErrors, ContactFields, contactErrors, newContact } from "./contact-fields";
import { PlaceFields, periodOfValues, placeValues } from "./period-fields";
import { PlanOutlook } from "./plan-outlook";
import { usePlan } from "./use-plan";

export interface BookingDraft {
  spaceId: number;
  period: Period;
}

/** A booking begun on the board: room, day and hours are there, the customer is found by two letters or is new. */
export function NewBookingDialog({
  draft,
  onClose,
  onBooked,
}: {
  draft: BookingDraft;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}) {
  return (
    <GuardedDialog
      title="Nuova prenotazione"
      description="Per chi telefona o passa di persona: non servono né un account né una e-mail."
      onClose={onClose}
      className="sm:w-[min(44rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => (
        <NewBookingForm
          draft={draft}
          onDirtyChange={() => setDirty(true)}
          onCancel={close}
          onBooked={(booking) => {
            setDirty(false);
            onBooked(booking);
          }}
        />
      )}
    </GuardedDialog>
  );
}

function NewBookingForm({
  draft,
  onDirtyChange,
  onCancel,
  onBooked,
}: {
  draft: BookingDraft;
  onDirtyChange: () => void;
  onCancel: () => void;
  onBooked: (booking: Booking) => void;
}) {
  const act = useAdminAction();
  const [place, setPlace] = useState(() => placeValues(draft.spaceId, draft.period));
  const [contact, setContact] = useState<Contact>(newContact);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submitRef = useRef<HTMLDivElement>(null);
  const submission = useRef({ body: "", key: "" });
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  const period = periodOfValues(place);
  const plan = usePlan({ spaceId: place.spaceId, period, userId: contact.person?.id });
  const total = plan.data && (plan.data.isOnRequest ? ON_REQUEST_TEXT : formatCents(plan.data.totalAmount));

  // Whoever was found has all that is asked for: the next press books.
  useEffect(() => {
    if (contact.person) submitRef.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }, [contact.person]);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = contactErrors(contact);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (period === null) {
      setRefusal("Controlla giorno e orari: la fine deve seguire l'inizio.");
      return;
    }
    setSending(true);
    setRefusal(null);
    const { person: _, mode: __, ...fields } = contact;
    const body = { ...fields, email: fields.email.trim() || null, spaceId: place.spaceId, ...period };
    const text = JSON.stringify(body);
    if (submission.current.body !== text) submission.current = { body: text, key: newIdempotencyKey() };
    try {
      const { booking } = await act(
        () =>
          api.post<{ booking: Booking }>("/api/bookings", body, { idempotencyKey: submission.current.key }),
        {
          success: "Prenotazione registrata",
          description: fields.email.trim()
            ? "Il cliente riceve una e-mail."
            : "Senza e-mail: avvisa tu il cliente.",
          failure: "Prenotazione fallita",
          isToldElsewhere: () => true,
        },
      );
      onBooked(booking);
    } catch (error) {
      setRefusal(failureText(error));
      void plan.refetch();
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={save} className="flex min-w-0 flex-col gap-5">
      <ContactFields
        contact={contact}
        errors={errors}
        onChange={(part) => {
          onDirtyChange();
          setContact({ ...contact, ...part });
        }}
        onDirtyChange={onDirtyChange}
      />
      <PlaceFields
        values={place}
        rooms={spaces.data ?? []}
        onChange={(part) => setPlace({ ...place, ...part })}
      />
      <div role="status" className="empty:hidden">
        {period !== null && plan.data && <PlanOutlook plan={plan.data} />}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && (
          <p className="flex items-start gap-2 rounded-md bg-brick-100 px-4 py-3 font-medium text-brick-700">
            <CircleAlert className="mt-0.5 size-5 shrink-0" />
            {refusal}
          </p>
        )}
      </div>
      <div ref={submitRef} className={pinnedButtons}>
        <Button variant="outline" onClick={onCancel}>
          Annulla
        </Button>
        <SubmitButton variant="action" pending={isSending}>
          {total ? `Prenota (${total})` : "Prenota"}
        </SubmitButton>
      </div>
    </form>
  );
}
