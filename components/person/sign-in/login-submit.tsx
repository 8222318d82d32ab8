import { FieldError } from "@/components/ui/field";
import type { LoginFormContent } from "./login-form-content";

interface LoginSubmitProps {
  label: string;
  isSending: boolean;
  error: string | undefined;
  content: LoginFormContent;
}

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
