"use client";

import { SignUpButton } from "@/components/shared/sign-up-button";
import { late } from "@/components/ui/late";
import type { CourseButton } from "@/lib/domain/catalogue/course-state";
import type { CourseSummary } from "./course-summary";

const loadDialog = () => import("./course-booking-dialog");
const CourseBookingDialog = late(async () => (await loadDialog()).CourseBookingDialog);

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
