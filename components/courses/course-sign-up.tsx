"use client";

import Link from "next/link";
import { lazy, Suspense, useRef, useState } from "react";
import { ExternalFormLink } from "@/components/shared/external-form-link";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-media-query";
import type { CourseButton } from "@/lib/domain/course-booking";
import type { CourseSummary } from "./course-summary";

const loadDialog = () => import("./course-booking-dialog");
const CourseBookingDialog = lazy(async () => ({ default: (await loadDialog()).CourseBookingDialog }));

/**
 * The button of a course: the external form in a new tab, the booking dialog, or nothing to press. `fallbackHref` is
 * where the plain ways to book stand, for who has no JavaScript.
 */
export function CourseSignUp({
  course,
  button,
  fallbackHref,
  size = "default",
}: {
  course: CourseSummary;
  button: CourseButton;
  fallbackHref: string;
  size?: "default" | "lg";
}) {
  const enhanced = useHydrated();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const look = { variant: "action", size, className: "w-full" } as const;
  const of = <span className="sr-only">: {course.title}</span>;

  if (button.disabled)
    return (
      <Button {...look} variant="secondary" disabled>
        {button.label}
        {of}
      </Button>
    );
  if (course.googleFormUrl)
    return <ExternalFormLink {...look} href={course.googleFormUrl} label={button.label} of={course.title} />;
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
          <CourseBookingDialog course={course} opener={opener} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
