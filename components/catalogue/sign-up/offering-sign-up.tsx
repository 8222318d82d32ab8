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

/**
 * The sign-up buttons of an event or a course (docs/product.md): they open an external form or the dialog, or are
 * disabled.
 */
export function OfferingSignUp({
  offering,
  canWait = false,
  single = null,
  opensLesson = false,
  ...button
}: {
  offering: OfferingSummary;
  button: { label: string; disabled: boolean };
  /** Adds a button for the waiting list. */
  canWait?: boolean;
  /** The course's single lesson, which gets a button of its own. */
  single?: (CourseSummary & { label: string }) | null;
  /** Opens the form immediately if the page's query names a lesson. */
  opensLesson?: boolean;
  fallbackHref: string;
  size?: "default" | "lg";
}) {
  const t = useTranslations("offeringCard");
  const opening = opensLesson ? { opensAtOnce: asksForLesson } : {};
  const shared = { ...button, of: offering.title, onApproach: () => void loadDialog() };
  return (
    // One wrapper whatever the number of buttons: an open dialog stays mounted when the number of free places changes.
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
