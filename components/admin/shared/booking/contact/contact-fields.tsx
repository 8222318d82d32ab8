"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { UserRound } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { type Contact, type ContactErrors, type ContactField, contactOf, newContact } from "./contact";
import { CustomerField } from "./customer-field";

/**
 * Splits typed text into contact fields: "Mario Rossi" into two names, digits into the phone, text with @ into the
 * e-mail.
 */
function readTyped(typed: string): Partial<Contact> {
  if (typed.includes("@")) return { email: typed };
  if (/^[+\d][\d\s./-]*$/.test(typed)) return { phone: typed };
  const [first = "", ...rest] = typed
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { firstName: first, lastName: rest.join(" ") };
}

/** Customer fields and purpose. Where they are all of the dialog, purpose, number and notes are collapsed. */
export function ContactFields({
  contact,
  errors,
  needsEmail,
  isAlone,
  onChange,
  onDirtyChange,
}: {
  contact: Contact;
  errors: ContactErrors;
  needsEmail: boolean;
  isAlone: boolean;
  onChange: (part: Partial<Contact>) => void;
  onDirtyChange: () => void;
}) {
  const { person, mode } = contact;
  const text = (name: ContactField, label: string, more: Record<string, unknown> = {}) => (
    <Field
      label={label}
      error={errors[name]}
      className="sm:col-span-3"
      optional={name === "phone" || (name === "email" && !needsEmail)}
    >
      <Input
        name={name}
        value={contact[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        {...more}
      />
    </Field>
  );
  return (
    <div className="flex flex-col gap-4">
      {mode === "search" && (
        <>
          <CustomerField
            autoFocus={isAlone}
            onPerson={(found) => onChange(contactOf(found))}
            onNew={(typed) => onChange({ ...readTyped(typed), mode: "new" })}
            onDirtyChange={onDirtyChange}
          />
          {errors.firstName && (
            <p role="alert" className="text-sm font-medium text-brick-600">
              Scegli chi prenota, o scrivi un nome nuovo.
            </p>
          )}
        </>
      )}
      {mode === "known" && person && (
        <div className="flex items-center gap-3 rounded-md border bg-sage-50 px-4 py-2.5">
          <UserRound className="size-5 shrink-0 text-sage-700" />
          <p className="min-w-0 grow">
            <span className="block font-semibold wrap-anywhere">
              {person.firstName} {person.lastName}
            </span>
            <span className="block text-[0.88rem] text-ink-2 wrap-anywhere">
              {[person.phone, person.email].filter(Boolean).join(" · ")}
            </span>
          </p>
          <Button variant="ghost" size="sm" onClick={() => onChange({ ...newContact() })}>
            Cambia
          </Button>
        </div>
      )}
      {mode === "new" && (
        <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-6">
          {text("firstName", "Nome", { autoFocus: contact.firstName === "" })}
          {text("lastName", "Cognome", { autoFocus: contact.firstName !== "" })}
          {text("phone", "Telefono", { type: "tel" })}
          {text("email", "E-mail", { type: "email" })}
        </div>
      )}
      <details
        className="rounded-md border px-4 py-1 [&[open]]:pb-4"
        open={!isAlone || Boolean(errors.purpose ?? errors.attendees ?? errors.notes)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center font-medium">
          {contact.purpose}, {contact.attendees === "1" ? "1 persona" : `${contact.attendees} persone`}
        </summary>
        <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-6">
          {text("purpose", "Scopo della prenotazione")}
          {text("attendees", "Numero di partecipanti", { type: "number", min: 1, inputMode: "numeric" })}
          <Field label="Note" optional className="sm:col-span-6">
            <Textarea
              rows={2}
              value={contact.notes}
              onChange={(event) => onChange({ notes: event.target.value })}
            />
          </Field>
        </div>
      </details>
    </div>
  );
}
