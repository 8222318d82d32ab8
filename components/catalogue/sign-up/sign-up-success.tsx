import { useTranslations } from "next-intl";
import type { ReactNode, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { CalendarPlus, Check, Download } from "@/components/ui/icons";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";

export interface SignUpSuccessProps {
  title: string;
  description: string;
  numberLabel: string;
  confirmationNumber: string;
  facts: readonly (readonly [label: string, value: string])[];
  payment: ReactNode;
  calendarUrl: string;
  icsUrl?: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function SignUpSuccess(props: SignUpSuccessProps) {
  const t = useTranslations("signUp.success");
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          // The previously focused element was in the form and no longer exists.
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
                <dd className="text-right font-medium whitespace-pre-line tabular-nums">
                  <UnbrokenHours>{value}</UnbrokenHours>
                </dd>
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
              <span className="sr-only">{t("newTab")}</span>
            </a>
          </Button>
          {props.icsUrl && (
            <Button asChild variant="outline" size="sm">
              <a href={props.icsUrl} download>
                <Download />
                {t("file")}
              </a>
            </Button>
          )}
        </div>
        <Button size="lg" className="w-full" onClick={props.onClose}>
          {t("done")}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
