"use client";

import { useTranslations } from "next-intl";
import { SignUpButton } from "@/components/catalogue/sign-up/sign-up-button";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { lessonFromUrl } from "./lesson-from-url";
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

const asksForLesson = (): boolean => lessonFromUrl() !== null;

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
          <LazyMessages of={DIALOG_TEXTS}>
            <SignUpDialog offering={offering} {...props} />
          </LazyMessages>
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
            <LazyMessages of={DIALOG_TEXTS}>
              <SignUpDialog offering={single} {...props} />
            </LazyMessages>
          )}
        />
      )}
      {canWait && (
        <SignUpButton
          {...shared}
          button={{ label: t("waitingList"), disabled: false }}
          externalUrl={null}
          dialog={(props) => (
            <LazyMessages of={DIALOG_TEXTS}>
              <SignUpDialog offering={offering} isFull {...props} />
            </LazyMessages>
          )}
        />
      )}
    </div>
  );
}
