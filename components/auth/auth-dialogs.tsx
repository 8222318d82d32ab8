"use client";

import { lazy, Suspense, useState } from "react";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { type AuthModal, useAuthModal } from "@/lib/client/use-auth-modal";
import { site } from "@/lib/site";
import { cn } from "@/lib/utils";
import { LoginForm } from "./login-form";

const RegisterForm = lazy(async () => ({ default: (await import("./register-form")).RegisterForm }));

const WORDS = {
  login: { title: "Accedi", description: `Bentornato/a. Entra nel tuo account di ${site.name}.` },
  register: { title: "Registrati", description: "Crea il tuo account: basta qualche minuto." },
} as const;

/**
 * Login and registration as one dialog with two faces. The face that is not shown stays mounted, so that what was typed
 * survives going to and fro.
 */
export function AuthDialogs() {
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
          <DialogTitle>{WORDS[face].title}</DialogTitle>
          <DialogDescription>{WORDS[face].description}</DialogDescription>
        </DialogHeader>
        <AuthFaces
          face={face}
          onSuccess={close}
          onSwitchToLogin={openLogin}
          onSwitchToRegister={openRegister}
        />
      </DialogContent>
    </Dialog>
  );
}

/** Both forms; one is shown, and both keep what was typed. Registration is fetched when it is first wanted. */
export function AuthFaces({
  face,
  onSuccess,
  onSwitchToLogin,
  onSwitchToRegister,
}: {
  face: AuthModal;
  onSuccess: () => void;
  onSwitchToLogin: () => void;
  onSwitchToRegister: () => void;
}) {
  const [registerWasShown, setRegisterWasShown] = useState(face === "register");
  if (face === "register" && !registerWasShown) setRegisterWasShown(true);
  return (
    <>
      <div hidden={face !== "login"}>
        <LoginForm onSuccess={onSuccess} onSwitchToRegister={onSwitchToRegister} />
      </div>
      {registerWasShown && (
        <div hidden={face !== "register"}>
          <Suspense fallback={<Spinner label="Caricamento del modulo di registrazione" />}>
            <RegisterForm onSuccess={onSuccess} onSwitchToLogin={onSwitchToLogin} />
          </Suspense>
        </div>
      )}
    </>
  );
}
