"use client";

import { ExternalLink as externalLink } from "lucide";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { drawIcon } from "@/components/ui/draw-icon";
import { useHydrated } from "@/components/ui/hydration";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Link } from "@/components/ui/link";
import { LoadingNotice } from "@/components/ui/loading-notice";
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

const ExternalLink = drawIcon(externalLink);

interface ExternalFormLinkProps {
  href: string;
  label: string;
  of: string;
  className: string;
}

function ExternalFormLink({ href, label, of, className }: ExternalFormLinkProps) {
  const t = useTranslations("offeringCard");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {label}
      <span className="sr-only">{t("outside", { title: of })}</span>
      <ExternalLink />
    </a>
  );
}

interface SignUpButtonProps {
  /** The title of the event or course, which is part of the accessible name. */
  of: string;
  button: { label: string; disabled: boolean };
  externalUrl: string | null;
  /** The link's target before hydration and without JavaScript: the centre's contacts. */
  fallbackHref: string;
  size?: "default" | "lg";
  isSecondary?: boolean;
  /** Whether the dialog opens by itself; evaluated in the browser only. */
  opensAtOnce?: () => boolean;
  /** Preloads the code of the dialog when the button is hovered or focused. */
  onApproach: () => void;
  dialog: (props: { opener: RefObject<HTMLButtonElement | null>; onClose: () => void }) => ReactNode;
}

function SignUpButton({
  of,
  button,
  externalUrl,
  fallbackHref,
  size = "default",
  isSecondary = false,
  opensAtOnce,
  onApproach,
  dialog,
}: SignUpButtonProps) {
  const isHydrated = useHydrated();
  const [open, setOpen] = useState(false);
  // The page is cached for all visitors, so the query is known only in the browser.
  useEffect(() => {
    if (opensAtOnce?.()) setOpen(true);
  }, [opensAtOnce]);
  const opener = useRef<HTMLButtonElement>(null);
  const look = `${buttonVariants({ variant: button.disabled ? "secondary" : isSecondary ? "outline" : "action", size })} w-full`;
  const label = (
    <>
      {button.label}
      <span className="sr-only">: {of}</span>
    </>
  );

  // An open dialog stays open when the button becomes disabled: it may itself have taken the last place.
  const shownDialog = open && (
    <Suspense fallback={<LoadingNotice />}>{dialog({ opener, onClose: () => setOpen(false) })}</Suspense>
  );

  if (button.disabled)
    return (
      <>
        <button type="button" className={look} disabled>
          {label}
        </button>
        {shownDialog}
      </>
    );
  if (externalUrl)
    return <ExternalFormLink className={look} href={externalUrl} label={button.label} of={of} />;
  if (!isHydrated)
    return (
      <Link href={fallbackHref} className={look}>
        {label}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className={look}
        ref={opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {label}
      </button>
      {shownDialog}
    </>
  );
}
