import { Suspense, useState } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import { CodeLogin } from "./code-login";
import type { LoginFormContent } from "./login-form-content";

const LoginForm = lazyWithRetry(async () => (await import("./login-form")).LoginForm);
const RegisterForm = lazyWithRetry(async () => (await import("./lazy-register-form")).LazyRegisterForm);

interface AuthFormsProps {
  shownForm: AuthModal;
  onSuccess: () => void;
  onSwitch: (wanted: AuthModal) => void;
  loginContent: LoginFormContent;
}

/**
 * The login and registration forms. One is visible, and all retain their input. The code of the registration and of the
 * login by password is loaded when each is first shown.
 */
export function AuthForms({ shownForm: wanted, onSuccess, onSwitch, loginContent }: AuthFormsProps) {
  const { hasMail } = loginContent;
  // A site that cannot send codes asks for the password.
  const shownForm = hasMail || wanted !== "login" ? wanted : "password";
  const [wereShown, setWereShown] = useState<readonly AuthModal[]>([shownForm]);
  if (!wereShown.includes(shownForm)) setWereShown([...wereShown, shownForm]);
  return (
    <>
      {hasMail && (
        <div hidden={shownForm !== "login"}>
          <CodeLogin onSuccess={onSuccess} onSwitch={onSwitch} content={loginContent} />
        </div>
      )}
      {wereShown.includes("password") && (
        <div hidden={shownForm !== "password"}>
          <Suspense fallback={loginContent.loading}>
            <LoginForm onSuccess={onSuccess} onSwitch={onSwitch} content={loginContent} />
          </Suspense>
        </div>
      )}
      {wereShown.includes("register") && (
        <div hidden={shownForm !== "register"}>
          <Suspense fallback={loginContent.loadingRegistration}>
            <RegisterForm onSuccess={onSuccess} onSwitchToLogin={() => onSwitch("login")} />
          </Suspense>
        </div>
      )}
    </>
  );
}
