import { useTranslations } from "next-intl";
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useSite } from "@/components/ui/site-context";
import { loadLoginUsername, saveLoginUsername } from "@/lib/client/person/login-username";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import type { LoginFormContent } from "./login-form-content";
import { LoginSubmit } from "./login-submit";
import type { LoginField, LoginOutcome } from "./submit-login";
import { TotpField } from "./totp-field";

interface LoginFormProps {
  onSuccess: () => void;
  onSwitch: (wanted: AuthModal) => void;
  content: LoginFormContent;
}

/** Validation needs a library larger than the rest of the page, so it is loaded on the first focus of the form. */
const load = () => import("./submit-login");
const preload = () => void load().catch(() => {});

const CODE_NOT_LOADED = { errors: { root: "live.failure.unknown" }, focus: null };

/** Submits the form's current values. A failure to load the code is reported like a network failure. */
const sendForm = (form: HTMLFormElement): Promise<LoginOutcome> => {
  const values = new FormData(form);
  return load().then(
    ({ submitLogin: logIn }) => logIn(values),
    () => CODE_NOT_LOADED,
  );
};

/**
 * The login form by password: username (or e-mail), password, "Ricordami". Errors are shown next to the fields and in a
 * toast. The inputs are uncontrolled, so that values typed or autofilled before hydration are sent.
 */
export function LoginForm({ onSuccess, onSwitch, content }: LoginFormProps) {
  const t = useTranslations("signIn");
  // The form for a code offers the registration. On a site that cannot send codes, this form replaces it.
  const other = useSite().hasMail ? "login" : "register";
  const formRef = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Exclude<LoginOutcome, string>>({ errors: {}, focus: null });
  const [needsCode, setNeedsCode] = useState(false);
  const [isSending, setSending] = useState(false);
  const { errors } = outcome;

  // In effects, so that the error or the new field for the code is in the page before it gets the focus.
  useEffect(() => {
    if (outcome.focus) focusOn(formRef.current, outcome.focus);
  }, [outcome]);
  useEffect(() => {
    if (needsCode) focusOn(formRef.current, "totp");
  }, [needsCode]);

  // After a new password, only the password is missing.
  useEffect(() => {
    const username = loadLoginUsername();
    const control = formRef.current?.elements.namedItem("username");
    if (username === null || !(control instanceof HTMLInputElement) || control.value !== "") return;
    control.value = username;
    focusOn(formRef.current, "password");
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const next = await sendForm(event.currentTarget);
    setSending(false);
    if (next === "signed-in") {
      saveLoginUsername(null);
      onSuccess();
    } else if (next === "needs-code") setNeedsCode(true);
    else setOutcome(next);
  };

  const clearError = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !(target.name in errors)) return;
    const { [target.name as LoginField]: _, ...others } = errors;
    setOutcome({ errors: others, focus: null });
  };

  return (
    // POST, so that a submission before hydration does not put the password into the address.
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={clearError}
      onFocus={preload}
      onPointerEnter={preload}
      className={content.formClassName}
    >
      <Field label={t("username")} error={errors.username} hint={t("usernameHint")}>
        <Input name="username" autoComplete="username webauthn" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t("passwordLabel")} error={errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      {needsCode && <TotpField error={errors.totp} />}
      {content.rememberMe}
      <LoginSubmit label={t("signInButton")} isSending={isSending} error={errors.root} content={content} />
      <div className="-mt-1 flex flex-wrap items-center justify-center gap-x-2">
        <button type="button" className={content.switchClassName} onClick={() => onSwitch(other)}>
          {t(other === "login" ? "withCode" : "toRegister")}
        </button>
      </div>
    </form>
  );
}

function focusOn(form: HTMLFormElement | null, name: LoginField): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
