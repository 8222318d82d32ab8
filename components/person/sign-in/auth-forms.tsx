"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Spinner } from "@/components/ui/spinner";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import { CodeLogin } from "./code-login";
import type { LoginFormContent } from "./login-form-content";

const LoginForm = lazyWithRetry(async () => (await import("./login-form")).LoginForm);
const RegisterForm = lazyWithRetry(async () => (await import("./late-register-form")).LateRegisterForm);

/**
 * The login and registration forms. One is shown, and all keep their input. The code of the registration, and
 * that of the login by password, is loaded when it is first shown.
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
  const t = useTranslations("signIn");
  const live = useTranslations("live");
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
          <Suspense fallback={<Spinner label={live("loading")} />}>
            <LoginForm
              onSuccess={onSuccess}
              onSwitchToCode={() => onSwitch("login")}
              content={loginContent}
            />
          </Suspense>
        </div>
      )}
      {wereShown.includes("register") && (
        <div hidden={shownForm !== "register"}>
          <Suspense
            fallback={
              // About as high as the form, to avoid a layout shift.
              <div className="min-h-170">
                <Spinner label={t("loadingRegistration")} />
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
