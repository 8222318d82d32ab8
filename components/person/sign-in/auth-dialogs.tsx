"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { useSite } from "@/components/ui/site-context";
import { type AuthModal, returnFocus, useAuthModal } from "@/lib/client/person/use-auth-modal";
import { AuthForms } from "./auth-forms";
import { authHeadings } from "./auth-headings";
import { loginFormContent } from "./login-form-content";

/**
 * The login and registration forms in one dialog. The hidden form stays mounted, so that its input survives switching.
 */
export function AuthDialogs({ onSuccess }: { onSuccess: () => void }) {
  const { open, switchTo, close } = useAuthModal();
  // Shows the last form while the dialog fades out.
  const [shownForm, setShownForm] = useState<AuthModal>(open ?? "login");
  if (open !== null && open !== shownForm) setShownForm(open);
  const title = useFocusOnChange(open);
  const t = useTranslations("signIn");
  const { hasMail } = useSite();
  const heading = authHeadings(t)[shownForm];

  return (
    <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        className={cn(shownForm === "register" ? "sm:w-[min(46rem,calc(100vw-3rem))]" : "sm:w-[27rem]")}
      >
        <DialogHeader>
          <DialogTitle ref={title} tabIndex={-1} className="outline-none">
            {heading.title}
          </DialogTitle>
          <DialogDescription>{heading.description}</DialogDescription>
        </DialogHeader>
        <AuthForms
          shownForm={shownForm}
          onSuccess={onSuccess}
          onSwitch={switchTo}
          loginContent={loginFormContent(t, hasMail)}
        />
      </DialogContent>
    </Dialog>
  );
}

/** Moves the focus to the title when the form changes, since the focused link disappears with the previous form. */
function useFocusOnChange(open: AuthModal | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== null && open !== null && before.current !== open) title.current?.focus();
    before.current = open;
  }, [open]);
  return title;
}
