"use client";

import { Suspense, useState } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Spinner } from "@/components/ui/spinner";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import { LoginForm } from "./login-form";
import type { LoginFormContent } from "./login-form-content";

const RegisterForm = lazyWithRetry(async () => (await import("./register-form")).RegisterForm);

/**
 * The login and registration forms. One is shown, and both keep their input. The code of the registration is loaded when
 * it is first shown.
 */
export function AuthForms({
  shownForm,
  onSuccess,
  onSwitchToLogin,
  onSwitchToRegister,
  loginContent,
}: {
  shownForm: AuthModal;
  onSuccess: () => void;
  onSwitchToLogin: () => void;
  onSwitchToRegister: () => void;
  loginContent: LoginFormContent;
}) {
  const [registerWasShown, setRegisterWasShown] = useState(shownForm === "register");
  if (shownForm === "register" && !registerWasShown) setRegisterWasShown(true);
  return (
    <>
      <div hidden={shownForm !== "login"}>
        <LoginForm onSuccess={onSuccess} onSwitchToRegister={onSwitchToRegister} content={loginContent} />
      </div>
      {registerWasShown && (
        <div hidden={shownForm !== "register"}>
          <Suspense
            fallback={
              // About as high as the form, to avoid a layout shift.
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
