"use client";

import { LateTexts } from "@/components/ui/late-texts";
import { RegisterForm, type RegisterFormProps } from "./register-form";

/** The registration form with its texts, loaded when it is first shown. */
export function LateRegisterForm(props: RegisterFormProps) {
  return (
    <LateTexts of={["registration", "person", "password", "avatar"]}>
      <RegisterForm {...props} />
    </LateTexts>
  );
}
