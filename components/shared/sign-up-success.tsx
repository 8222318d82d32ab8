"use client";

import type { ReactNode, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { CalendarPlus, Check, Download } from "@/components/ui/icons";

export interface SignUpSuccessProps {
  title: string;
  description: string;
  /** What the number belongs to, and the number of five digits. */
  numberLabel: string;
  confirmationNumber: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** What is to be paid, and how. */
  payment: ReactNode;
  /** Opens the external calendar with the entry filled in. */
  calendarUrl: string;
  /** A calendar file, where there is one. */
  icsUrl?: string;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The confirmation after a sign-up: the number, the facts, and links for calendars. */
export function SignUpSuccess(props: SignUpSuccessProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          // What had the focus before was the form, which is gone.
          event.preventDefault();
          props.opener.current?.focus();
        }}
      >
        <DialogHeader className="items-center pr-0 text-center">
          <span
            aria-hidden
            className="mb-2 grid size-16 place-items-center rounded-full bg-sage-100 text-sage-700"
          >
            <Check className="size-8" />
          </span>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogDescription>{props.description}</DialogDescription>
        </DialogHeader>
        <div className="rounded-md bg-sand-100 p-4">
          <p className="mb-3 text-center font-display-soft text-xl tabular-nums">
            {props.numberLabel} #{props.confirmationNumber}
          </p>
          <dl className="grid gap-y-1.5 text-[0.97rem]">
            {props.facts.map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-ink-2">{label}</dt>
                <dd className="text-right font-medium tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {props.payment}
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button asChild variant="outline" size="sm">
            <a href={props.calendarUrl} target="_blank" rel="noopener noreferrer">
              <CalendarPlus />
              Google Calendar
              <span className="sr-only"> (si apre in una nuova scheda)</span>
            </a>
          </Button>
          {props.icsUrl && (
            <Button asChild variant="outline" size="sm">
              <a href={props.icsUrl} download>
                <Download />
                File per il calendario
              </a>
            </Button>
          )}
        </div>
        <Button size="lg" className="w-full" onClick={props.onClose}>
          Ho capito, grazie
        </Button>
      </DialogContent>
    </Dialog>
  );
}
