"use client";

import { Suspense, useState } from "react";
import { late } from "@/components/ui/late";
import { Spinner } from "@/components/ui/spinner";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import { LoginForm } from "./login-form";
import type { LoginParts } from "./login-parts";

const RegisterForm = late(async () => (await import("./register-form")).RegisterForm);

/** Both forms; one is shown, and both keep what was typed. Registration is fetched when it is first wanted. */
export function AuthFaces({
  face,
  onSuccess,
  onSwitchToLogin,
  onSwitchToRegister,
  loginParts,
}: {
  face: AuthModal;
  onSuccess: () => void;
  onSwitchToLogin: () => void;
  onSwitchToRegister: () => void;
  loginParts: LoginParts;
}) {
  const [registerWasShown, setRegisterWasShown] = useState(face === "register");
  if (face === "register" && !registerWasShown) setRegisterWasShown(true);
  return (
    <>
      <div hidden={face !== "login"}>
        <LoginForm onSuccess={onSuccess} onSwitchToRegister={onSwitchToRegister} parts={loginParts} />
      </div>
      {registerWasShown && (
        <div hidden={face !== "register"}>
          <Suspense
            fallback={
              // About as high as the form, so that what is around it stays where it is.
              <div className="min-h-170">
                <Spinner label="Caricamento del modulo di registrazione" />
              </div>
            }
          >
            <RegisterForm onSuccess={onSuccess} onSwitchToLogin={onSwitchToLogin} />
          </Suspense>
        </div>
      )}
    </>
  );
}
