"use client";

import { SignUpButton } from "@/components/catalogue/sign-up/sign-up-button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { OfferingSummary } from "./offering-summary";

const loadDialog = () => import("./sign-up-dialog");
const SignUpDialog = lazyWithRetry(async () => (await loadDialog()).SignUpDialog);

/** The button of an event or a course (docs/product.md): the external form, the dialog, or nothing to press. */
export function OfferingSignUp({
  offering,
  canWait = false,
  ...button
}: {
  offering: OfferingSummary;
  button: { label: string; disabled: boolean };
  /** Whether a second button offers the waiting list. */
  canWait?: boolean;
  fallbackHref: string;
  size?: "default" | "lg";
}) {
  const shared = { ...button, of: offering.title, onApproach: () => void loadDialog() };
  const signUp = (
    <SignUpButton
      {...shared}
      externalUrl={offering.googleFormUrl}
      dialog={(props) => <SignUpDialog offering={offering} {...props} />}
    />
  );
  if (!canWait) return signUp;
  return (
    <div className="flex flex-col gap-2">
      {signUp}
      <SignUpButton
        {...shared}
        button={{ label: "Lista d'attesa", disabled: false }}
        externalUrl={null}
        dialog={(props) => <SignUpDialog offering={offering} isFull {...props} />}
      />
    </div>
  );
}
