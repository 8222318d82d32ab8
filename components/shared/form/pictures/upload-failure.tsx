import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { get, useFormState } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { CircleAlert } from "@/components/ui/icons";
import { Sentence } from "@/components/ui/sentence";
import { text } from "@/lib/domain/language/text";

/** The type of a field's error after a failed upload. The field shows it itself, with a retry button. */
export const UPLOAD_FAILED = "upload";

export interface FailedUpload {
  kind: "picture" | "document";
  files: readonly File[];
  /** The server's explanation; null if there is none. */
  reason: string | null;
  /** The form was waiting for the upload and has therefore not been saved. */
  wasAwaited: boolean;
}

export function uploadFailureText({ kind, files, wasAwaited }: FailedUpload): string {
  const count = files.length;
  if (kind === "document")
    return text(wasAwaited ? "editor.uploadFailed.documentUnsaved" : "editor.uploadFailed.document");
  return text(wasAwaited ? "editor.uploadFailed.pictureUnsaved" : "editor.uploadFailed.picture", { count });
}

interface UploadFailureProps {
  name: string;
  failed: FailedUpload | null;
  onRetry: (files: readonly File[]) => void;
}

/**
 * Shows a field's failed upload until the form is submitted or another file is chosen. If the form was waiting for the
 * upload, the retry button takes the focus from the submit button, which may be far away.
 */
export function UploadFailure({ name, failed, onRetry }: UploadFailureProps) {
  const t = useTranslations("editor.uploadFailed");
  const { errors } = useFormState({ name });
  const retry = useRef<HTMLButtonElement>(null);
  const error: { type?: unknown } | undefined = get(errors, name);
  const isShown = failed !== null && error?.type === UPLOAD_FAILED;
  const takesFocus = isShown && failed.wasAwaited;
  useEffect(() => {
    if (takesFocus) retry.current?.focus();
  }, [takesFocus]);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
      {isShown && (
        <>
          <p className="flex items-start gap-1.5 text-sm font-medium text-brick-600">
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            <span>
              <Sentence of={uploadFailureText(failed)} /> {failed.reason && <Sentence of={failed.reason} />}
            </span>
          </p>
          <Button ref={retry} variant="outline" size="sm" data-retry onClick={() => onRetry(failed.files)}>
            {t("retry")}
          </Button>
        </>
      )}
    </div>
  );
}
