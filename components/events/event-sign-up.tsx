"use client";

import Link from "next/link";
import { lazy, Suspense, useRef, useState } from "react";
import { ExternalFormLink } from "@/components/shared/external-form-link";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-media-query";
import type { EventButton } from "@/lib/domain/event-registration";
import type { EventSummary } from "./event-calendar-entry";

const loadDialog = () => import("./event-registration-dialog");
const EventRegistrationDialog = lazy(async () => ({ default: (await loadDialog()).EventRegistrationDialog }));

/**
 * The button of an event (section 4 of the specification): the external form in a new tab, or the site's own
 * registration. `fallbackHref` is where the plain ways to register stand, for who has no JavaScript.
 */
export function EventSignUp({
  event,
  button,
  googleFormUrl,
  fallbackHref,
  size = "default",
}: {
  event: EventSummary;
  button: EventButton;
  googleFormUrl: string | null;
  fallbackHref: string;
  size?: "default" | "lg";
}) {
  const enhanced = useHydrated();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const look = { variant: "action", size, className: "w-full" } as const;
  const of = <span className="sr-only">: {event.title}</span>;

  if (button.disabled)
    return (
      <Button {...look} variant="secondary" disabled>
        {button.label}
        {of}
      </Button>
    );
  if (googleFormUrl)
    return <ExternalFormLink {...look} href={googleFormUrl} label={button.label} of={event.title} />;
  if (!enhanced)
    return (
      <Button asChild {...look}>
        <Link href={fallbackHref} prefetch={false}>
          {button.label}
          {of}
        </Link>
      </Button>
    );
  const preload = () => void loadDialog();
  return (
    <>
      <Button
        {...look}
        ref={opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {button.label}
        {of}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <EventRegistrationDialog event={event} opener={opener} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
