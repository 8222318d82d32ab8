"use client";

import { SignUpButton } from "@/components/shared/sign-up-button";
import { late } from "@/components/ui/late";
import type { EventButton } from "@/lib/domain/catalogue/event-registration";
import type { EventSummary } from "./event-calendar-entry";

const loadDialog = () => import("./event-registration-dialog");
const EventRegistrationDialog = late(async () => (await loadDialog()).EventRegistrationDialog);

/** The button of an event (docs/product.md): the external form, or the site's own registration. */
export function EventSignUp({
  event,
  googleFormUrl,
  canWait = false,
  ...button
}: {
  event: EventSummary;
  button: EventButton;
  /** Full, but one may get in line. */
  canWait?: boolean;
  googleFormUrl: string | null;
  fallbackHref: string;
  size?: "default" | "lg";
}) {
  const signUp = (
    <SignUpButton
      {...button}
      of={event.title}
      externalUrl={googleFormUrl}
      onApproach={() => void loadDialog()}
      dialog={(props) => <EventRegistrationDialog event={event} {...props} />}
    />
  );
  if (!canWait) return signUp;
  return (
    <div className="flex flex-col gap-2">
      {signUp}
      <SignUpButton
        {...button}
        button={{ label: "Lista d'attesa", disabled: false }}
        of={event.title}
        externalUrl={null}
        onApproach={() => void loadDialog()}
        dialog={(props) => <EventRegistrationDialog event={event} isFull {...props} />}
      />
    </div>
  );
}
