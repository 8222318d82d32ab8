"use client";

import { useTranslations } from "next-intl";
import { SignUpButton } from "@/components/catalogue/sign-up/sign-up-button";
import { LateTexts } from "@/components/ui/late-texts";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { CourseSummary, OfferingSummary } from "./offering-summary";

const loadDialog = () => import("./sign-up-dialog");
const SignUpDialog = lazyWithRetry(async () => (await loadDialog()).SignUpDialog);

/** The texts of the dialog. */
const DIALOG_TEXTS = [
  "signUp",
  "person",
  "money",
  "howToPay",
  "bookingWords",
  "waitingForm",
  "membersOnly",
  "promoCode",
] as const;

/** The button of an event or a course (docs/product.md): the external form, the dialog, or nothing to press. */
export function OfferingSignUp({
  offering,
  canWait = false,
  single = null,
  ...button
}: {
  offering: OfferingSummary;
  button: { label: string; disabled: boolean };
  /** Whether a second button offers the waiting list. */
  canWait?: boolean;
  /** A course of which one lesson can be booked alone: a button of its own. */
  single?: (CourseSummary & { label: string }) | null;
  fallbackHref: string;
  size?: "default" | "lg";
}) {
  const t = useTranslations("offeringCard");
  const shared = { ...button, of: offering.title, onApproach: () => void loadDialog() };
  return (
    // The same around one button and two, so that an open dialog outlives the places that are left.
    <div className="flex w-full flex-col gap-2">
      <SignUpButton
        {...shared}
        externalUrl={offering.googleFormUrl}
        dialog={(props) => (
          <LateTexts of={DIALOG_TEXTS}>
            <SignUpDialog offering={offering} {...props} />
          </LateTexts>
        )}
      />
      {single && (
        <SignUpButton
          {...shared}
          button={{ label: single.label, disabled: false }}
          externalUrl={null}
          isSecondary
          dialog={(props) => (
            <LateTexts of={DIALOG_TEXTS}>
              <SignUpDialog offering={single} {...props} />
            </LateTexts>
          )}
        />
      )}
      {canWait && (
        <SignUpButton
          {...shared}
          button={{ label: t("waitingList"), disabled: false }}
          externalUrl={null}
          dialog={(props) => (
            <LateTexts of={DIALOG_TEXTS}>
              <SignUpDialog offering={offering} isFull {...props} />
            </LateTexts>
          )}
        />
      )}
    </div>
  );
}
