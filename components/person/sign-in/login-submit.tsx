import { FieldError } from "@/components/ui/field";
import type { LoginFormContent } from "./login-form-content";

interface LoginSubmitProps {
  label: string;
  isSending: boolean;
  /** An error of the form as a whole. */
  error: string | undefined;
  content: LoginFormContent;
}

/** The submit button of both logins, below the error of the form as a whole. */
export function LoginSubmit({ label, isSending, error, content }: LoginSubmitProps) {
  return (
    <>
      <FieldError className={content.errorClassName}>{error}</FieldError>
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        aria-busy={isSending}
        className={content.submitClassName}
      >
        {isSending ? content.pendingLabel : label}
      </button>
    </>
  );
}
