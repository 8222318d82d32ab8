"use client";

import { type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Coming } from "@/components/ui/coming";
import { useHydrated } from "@/components/ui/hydration";
import { Link } from "@/components/ui/link";
import { ExternalFormLink } from "./external-form-link";

interface SignUpButtonProps {
  /** What one signs up for; screen readers hear it after the label. */
  of: string;
  button: { label: string; disabled: boolean };
  /** The form on another site that takes the place of the dialog. */
  externalUrl: string | null;
  /** Where the plain ways to sign up stand, for who has no JavaScript. */
  fallbackHref: string;
  size?: "default" | "lg";
  /** Fetches the code of the dialog when the button is approached. */
  onApproach: () => void;
  dialog: (props: { opener: RefObject<HTMLButtonElement | null>; onClose: () => void }) => ReactNode;
}

/** The button of an event or a course: an external form in a new tab, a dialog of the site's own, or nothing to press. */
export function SignUpButton({
  of,
  button,
  externalUrl,
  fallbackHref,
  size = "default",
  onApproach,
  dialog,
}: SignUpButtonProps) {
  const enhanced = useHydrated();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const look = { variant: "action", size, className: "w-full" } as const;
  const label = (
    <>
      {button.label}
      <span className="sr-only">: {of}</span>
    </>
  );

  if (button.disabled)
    return (
      <Button {...look} variant="secondary" disabled>
        {label}
      </Button>
    );
  if (externalUrl) return <ExternalFormLink {...look} href={externalUrl} label={button.label} of={of} />;
  if (!enhanced)
    return (
      <Button asChild {...look}>
        <Link href={fallbackHref}>{label}</Link>
      </Button>
    );
  return (
    <>
      <Button
        {...look}
        ref={opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {label}
      </Button>
      {open && <Suspense fallback={<Coming />}>{dialog({ opener, onClose: () => setOpen(false) })}</Suspense>}
    </>
  );
}
