"use client";

import { LazyMessages } from "@/components/ui/lazy-messages";
import { RegisterForm, type RegisterFormProps } from "./register-form";

/** The registration form with its texts, loaded when it is first shown. */
export function LazyRegisterForm(props: RegisterFormProps) {
  return (
    <LazyMessages of={["registration", "person", "password", "avatar"]}>
      <RegisterForm {...props} />
    </LazyMessages>
  );
}
