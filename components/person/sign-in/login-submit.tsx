import { FieldError } from "@/components/ui/field";
import type { LoginFormContent } from "./login-form-content";

interface LoginSubmitProps {
  label: string;
  isSending: boolean;
  /** What is wrong with the whole form. */
  error: string | undefined;
  content: LoginFormContent;
}

/** The button of either login, under what is wrong with the whole form. */
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
