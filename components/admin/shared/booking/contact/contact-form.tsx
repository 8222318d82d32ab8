"use client";

import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { failureDescription } from "@/components/admin/shared/use-admin-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { pinnedButtons } from "@/components/ui/dialog";
import { CircleAlert } from "@/components/ui/icons";
import type { Person } from "@/lib/schemas/panel/person";
import {
  type BookingContact,
  type Contact,
  type ContactErrors,
  type ContactLimits,
  newContact,
  readContact,
} from "./contact";
import { ContactFields } from "./contact-fields";

interface ContactFormProps extends ContactLimits {
  /** Price shown on the button; empty until it is known. */
  total: string;
  /** Why this cannot be booked: shown beside the button, which is disabled. */
  whyNot?: string | undefined;
  /** The customer, where that is known already. */
  person?: Person | undefined;
  /**
   * Whether these are the only fields of the dialog: then they take the focus, and purpose, number and notes are
   * collapsed.
   */
  isAlone: boolean;
  /** Fields for space and period, where they are chosen here too. */
  children?: ReactNode;
  /** Called with the chosen account, which may have another price. */
  onPerson?: (userId: number | undefined) => void;
  /** Books. What it throws is shown under the fields. */
  onSubmit: (contact: BookingContact) => Promise<void>;
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
}

/** Booking form for a found or a new customer, who needs neither an account nor (for a single date) an e-mail. */
export function ContactForm(props: ContactFormProps) {
  const { capacity, needsEmail, total, whyNot, isAlone, children, onPerson } = props;
  const { onSubmit, onDirtyChange, onCancel } = props;
  const whyNotId = useId();
  const [contact, setContact] = useState<Contact>(() => newContact(props.person));
  const [errors, setErrors] = useState<ContactErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submitRef = useRef<HTMLDivElement>(null);

  // A found customer has all required data: move the focus to the button.
  useEffect(() => {
    if (contact.person && contact.person !== props.person)
      submitRef.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }, [contact.person, props.person]);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (whyNot !== undefined) return;
    const { body, errors: found } = readContact(contact, { capacity, needsEmail });
    setErrors(found ?? {});
    if (body === null) {
      // Data that the account lacks can be entered here.
      const isWrong = found.firstName ?? found.lastName ?? found.email ?? found.phone;
      if (isWrong && contact.mode === "known") setContact({ ...contact, mode: "new" });
      return;
    }
    setSending(true);
    setRefusal(null);
    try {
      await onSubmit(body);
    } catch (error) {
      setRefusal(failureDescription(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={save} className="flex min-w-0 flex-col gap-5">
      <ContactFields
        contact={contact}
        errors={errors}
        needsEmail={needsEmail}
        isAlone={isAlone}
        onChange={(part) => {
          onDirtyChange(true);
          setContact({ ...contact, ...part });
          if (part.person !== undefined) onPerson?.(part.person?.id);
        }}
        onDirtyChange={() => onDirtyChange(true)}
      />
      {children}
      <div role="alert" className="empty:hidden">
        {refusal && (
          <p className="flex items-start gap-2 rounded-md bg-brick-100 px-4 py-3 font-medium text-brick-700">
            <CircleAlert className="mt-0.5 size-5 shrink-0" />
            {refusal}
          </p>
        )}
      </div>
      <div ref={submitRef} className={pinnedButtons}>
        {whyNot && (
          <p id={whyNotId} className="text-[0.92rem] font-medium text-honey-700 sm:mr-auto sm:self-center">
            Non si può prenotare: {whyNot}
          </p>
        )}
        <Button variant="outline" onClick={onCancel}>
          Annulla
        </Button>
        <SubmitButton
          variant="action"
          pending={isSending}
          disabled={whyNot !== undefined}
          aria-describedby={whyNot === undefined ? undefined : whyNotId}
        >
          {total ? `Prenota (${total})` : "Prenota"}
        </SubmitButton>
      </div>
    </form>
  );
}
