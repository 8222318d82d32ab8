"use client";

import { SignUpButton } from "@/components/catalogue/sign-up/sign-up-button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { CourseButton } from "@/lib/domain/catalogue/course-booking";
import type { CourseSummary } from "./course-summary";

const loadDialog = () => import("./course-booking-dialog");
const CourseBookingDialog = lazyWithRetry(async () => (await loadDialog()).CourseBookingDialog);

/** The button of a course: the external form, the booking dialog, or nothing to press. */
export function CourseSignUp({
  course,
  ...button
}: {
  course: CourseSummary;
  button: CourseButton;
  fallbackHref: string;
  size?: "default" | "lg";
}) {
  return (
    <SignUpButton
      {...button}
      of={course.title}
      externalUrl={course.googleFormUrl}
      onApproach={() => void loadDialog()}
      dialog={(props) => <CourseBookingDialog course={course} {...props} />}
    />
  );
}
