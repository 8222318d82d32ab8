"use client";

import { useTranslations } from "next-intl";
import { SignUpButton } from "@/components/catalogue/sign-up/sign-up-button";
import { LateTexts } from "@/components/ui/late-texts";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { askedLesson } from "./asked-lesson";
import type { CourseSummary, OfferingSummary } from "./offering-summary";

const loadDialog = () => import("./sign-up-dialog");
const SignUpDialog = lazyWithRetry(async () => (await loadDialog()).SignUpDialog);

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

const asksForLesson = (): boolean => askedLesson() !== null;

/** The button of an event or a course (docs/product.md): the external form, the dialog, or nothing to press. */
export function OfferingSignUp({
  offering,
  canWait = false,
  single = null,
  opensLesson = false,
  ...button
}: {
  offering: OfferingSummary;
  button: { label: string; disabled: boolean };
  /** Whether a second button offers the waiting list. */
  canWait?: boolean;
  /** A course of which one lesson can be booked alone: a button of its own. */
  single?: (CourseSummary & { label: string }) | null;
  /** Whether the address may ask for a lesson, with which the form then opens. */
  opensLesson?: boolean;
  fallbackHref: string;
  size?: "default" | "lg";
}) {
  const t = useTranslations("offeringCard");
  const opening = opensLesson ? { opensAtOnce: asksForLesson } : {};
  const shared = { ...button, of: offering.title, onApproach: () => void loadDialog() };
  return (
    // The same around one button and two, so that an open dialog outlives the places that are left.
    <div className="flex w-full flex-col gap-2">
      <SignUpButton
        {...shared}
        {...(single === null && opening)}
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
          {...opening}
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
