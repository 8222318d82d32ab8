"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import { AuthForms } from "./auth-forms";
import type { AuthHeadings } from "./auth-headings";
import type { LoginFormContent } from "./login-form-content";

/** Loaded only after the login, when it is needed. */
const loadPathAfterLogin = () =>
  import("@/lib/client/booking/path-after-login").then(
    ({ pathAfterLogin }) => pathAfterLogin(),
    () => null,
  );

export function AuthPanel({
  initialForm,
  next,
  prefersOwnPath,
  headings,
  loginContent,
  children,
}: {
  initialForm: AuthModal;
  /** The path within this site to open afterwards. */
  next: string;
  /** Whether the user's own path (`pathAfterLogin`) takes precedence over `next`. */
  prefersOwnPath: boolean;
  headings: AuthHeadings;
  loginContent: LoginFormContent;
  children: ReactNode;
}) {
  const router = useRouter();
  const [shownForm, setShownForm] = useState(initialForm);
  const title = useRef<HTMLHeadingElement>(null);
  const show = (wanted: AuthModal) => {
    setShownForm(wanted);
    // The focused link disappears with the previous form.
    title.current?.focus();
  };
  const enter = async () => {
    const path = prefersOwnPath ? await loadPathAfterLogin() : null;
    router.replace(path ?? next);
    router.refresh();
  };
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-[2rem] outline-none">
        {headings[shownForm].title}
      </h1>
      <p className="mt-1.5 mb-6 text-ink-2">{headings[shownForm].description}</p>
      {children}
      <AuthForms shownForm={shownForm} onSuccess={enter} onSwitch={show} loginContent={loginContent} />
    </>
  );
}
