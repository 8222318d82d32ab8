"use client";

import { useState } from "react";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { type AuthModal, useAuthModal } from "@/lib/client/use-auth-modal";
import { cn } from "@/lib/utils";
import { AuthFaces } from "./auth-faces";
import { AUTH_WORDS } from "./auth-words";

/**
 * Login and registration as one dialog with two faces. The face that is not shown stays mounted, so that what was typed
 * survives going to and fro.
 */
export function AuthDialogs({ onSuccess }: { onSuccess: () => void }) {
  const { open, openLogin, openRegister, close } = useAuthModal();
  // While the dialog fades away it keeps the face it had.
  const [face, setFace] = useState<AuthModal>(open ?? "login");
  if (open !== null && open !== face) setFace(open);

  return (
    <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        className={cn(face === "register" ? "sm:w-[min(46rem,calc(100vw-3rem))]" : "sm:w-[27rem]")}
      >
        <DialogHeader>
          <DialogTitle>{AUTH_WORDS[face].title}</DialogTitle>
          <DialogDescription>{AUTH_WORDS[face].description}</DialogDescription>
        </DialogHeader>
        <AuthFaces
          face={face}
          onSuccess={onSuccess}
          onSwitchToLogin={openLogin}
          onSwitchToRegister={openRegister}
        />
      </DialogContent>
    </Dialog>
  );
}
