import { useTranslations } from "next-intl";
import { type InputEvent, type RefObject, type SubmitEvent, Suspense, useEffect, useRef } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import { focusFirstField } from "./first-field";
import type { LoginFormContent } from "./login-form-content";
import { LoginSubmit } from "./login-submit";
import { loadCodeLogin, preloadCodeLogin, useCodeLogin } from "./use-code-login";

const LazyStep = lazyWithRetry(async () => (await loadCodeLogin()).LazyStep);

interface CodeLoginProps {
  onSuccess: () => void;
  onSwitch: (wanted: AuthModal) => void;
  content: LoginFormContent;
}

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === "string" ? value : undefined;
};

/**
 * The login by a mailed code: the e-mail address, then the six digits, then the name if the address is new. A passkey
 * signs in immediately. The inputs are uncontrolled, so that values typed or autofilled before hydration are sent.
 */
export function CodeLogin({ onSuccess, onSwitch, content }: CodeLoginProps) {
  const t = useTranslations("signIn");
  const formRef = useRef<HTMLFormElement>(null);
  const login = useCodeLogin(onSuccess);
  const { step, attempt, problem, isSending } = login;
  const { errors, focus } = problem;

  useFocusOnStep(formRef, step);
  // In an effect, so that the error is in the page before its field gets the focus.
  useEffect(() => {
    const control = focus && formRef.current?.elements.namedItem(focus);
    if (control instanceof HTMLInputElement) control.select();
  }, [focus]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const value = (name: string) => textOf(form, name);
    if (step === "email") void login.begin(form);
    else if (step === "code") void login.enter(value("code") ?? "");
    else
      void login.enter(attempt?.code ?? "", {
        firstName: value("firstName"),
        lastName: value("lastName"),
        phone: value("phone"),
        totp: value("totp"),
        newsletter: form.has("newsletter") || undefined,
      });
  };

  const clearError = ({ target }: InputEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) login.clearError(target.name);
  };

  return (
    // POST, so that a submission before hydration does not put the address into the browser's history.
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={clearError}
      onFocus={preloadCodeLogin}
      onPointerEnter={preloadCodeLogin}
      className={content.formClassName}
    >
      {step === "email" ? (
        <>
          <Field label={t("email")} error={errors.email}>
            <Input
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email webauthn"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={attempt?.email}
            />
          </Field>
          {content.rememberCode}
        </>
      ) : (
        <Suspense fallback={content.loading}>
          <LazyStep login={login} form={formRef} />
        </Suspense>
      )}
      <LoginSubmit label={t("continue")} isSending={isSending} error={errors.root} content={content} />
      {step === "email" && content.passkey}
      {step === "email" && (
        <div className="-mt-1 flex flex-wrap items-center justify-center gap-x-2 border-t pt-4">
          <button type="button" className={content.switchClassName} onClick={() => onSwitch("password")}>
            {t("withPassword")}
          </button>
          <button type="button" className={content.switchClassName} onClick={() => onSwitch("register")}>
            {t("toRegister")}
          </button>
        </div>
      )}
    </form>
  );
}

/** Moves the focus to the first field of a new step, because the focused button disappeared with the previous one. */
function useFocusOnStep(form: RefObject<HTMLFormElement | null>, step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    focusFirstField(form.current);
  }, [form, step]);
}
