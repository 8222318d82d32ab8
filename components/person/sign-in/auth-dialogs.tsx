"use client";

import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { type AuthModal, returnFocus, useAuthModal } from "@/lib/client/person/use-auth-modal";
import { AuthFaces } from "./auth-faces";
import { AUTH_WORDS } from "./auth-words";
import { LOGIN_PARTS } from "./login-parts";

/**
 * Login and registration as one dialog with two faces. The face that is not shown stays mounted, so that what was typed
 * survives going to and fro.
 */
export function AuthDialogs({ onSuccess }: { onSuccess: () => void }) {
  const { open, openLogin, openRegister, close } = useAuthModal();
  // While the dialog fades away it keeps the face it had.
  const [face, setFace] = useState<AuthModal>(open ?? "login");
  if (open !== null && open !== face) setFace(open);
  const title = useFocusOnChange(open);

  return (
    <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        className={cn(face === "register" ? "sm:w-[min(46rem,calc(100vw-3rem))]" : "sm:w-[27rem]")}
      >
        <DialogHeader>
          <DialogTitle ref={title} tabIndex={-1} className="outline-none">
            {AUTH_WORDS[face].title}
          </DialogTitle>
          <DialogDescription>{AUTH_WORDS[face].description}</DialogDescription>
        </DialogHeader>
        <AuthFaces
          face={face}
          onSuccess={onSuccess}
          onSwitchToLogin={openLogin}
          onSwitchToRegister={openRegister}
          loginParts={LOGIN_PARTS}
        />
      </DialogContent>
    </Dialog>
  );
}

/** The link that changes the face goes with the old one: the focus goes to the title of the new. */
function useFocusOnChange(open: AuthModal | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== null && open !== null && before.current !== open) title.current?.focus();
    before.current = open;
  }, [open]);
  return title;
}
