"use client";

import { Suspense, useState } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Spinner } from "@/components/ui/spinner";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import { CodeLogin } from "./code-login";
import { LoginForm } from "./login-form";
import type { LoginFormContent } from "./login-form-content";

const RegisterForm = lazyWithRetry(async () => (await import("./register-form")).RegisterForm);

/**
 * The login and registration forms. One is shown, and all keep their input. The code of the registration is loaded when
 * it is first shown.
 */
export function AuthForms({
  shownForm,
  onSuccess,
  onSwitch,
  loginContent,
}: {
  shownForm: AuthModal;
  onSuccess: () => void;
  onSwitch: (wanted: AuthModal) => void;
  loginContent: LoginFormContent;
}) {
  const [wereShown, setWereShown] = useState<readonly AuthModal[]>([shownForm]);
  if (!wereShown.includes(shownForm)) setWereShown([...wereShown, shownForm]);
  return (
    <>
      <div hidden={shownForm !== "login"}>
        <CodeLogin
          onSuccess={onSuccess}
          onSwitchToPassword={() => onSwitch("password")}
          onSwitchToRegister={() => onSwitch("register")}
          content={loginContent}
        />
      </div>
      {wereShown.includes("password") && (
        <div hidden={shownForm !== "password"}>
          <LoginForm onSuccess={onSuccess} onSwitchToCode={() => onSwitch("login")} content={loginContent} />
        </div>
      )}
      {wereShown.includes("register") && (
        <div hidden={shownForm !== "register"}>
          <Suspense
            fallback={
              // About as high as the form, to avoid a layout shift.
              <div className="min-h-170">
                <Spinner label="Caricamento del modulo di registrazione" />
              </div>
            }
          >
            <RegisterForm onSuccess={onSuccess} onSwitchToLogin={() => onSwitch("login")} />
          </Suspense>
        </div>
      )}
    </>
  );
}
