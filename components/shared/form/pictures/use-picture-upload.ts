import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useAccessDenied } from "@/components/shared/feedback/use-access-denied";
import { toast } from "@/components/ui/use-toast";
import { ApiError, failureText } from "@/lib/client/api-client";
import { upload } from "@/lib/client/site/upload";
import { useFormUploads } from "./pending-uploads";
import { type FailedUpload, UPLOAD_FAILED, uploadFailureText } from "./upload-failure";

/** By kind of file: the name of the file in the request, and of its URL in the response. */
const STORED = {
  picture: { field: "image", address: "imageUrl" },
  document: { field: "document", address: "documentUrl" },
} as const;

/**
 * Uploads the pictures of a field one after the other and reports them to the form, which waits for them. `progress`
 * goes from 0 to 1 and is null while nothing is uploading. `onStored` is called after each upload with the URLs of all
 * files stored so far. A failed upload skips the rest, shows a toast, and sets `failed` until the next upload.
 */
export function usePictureUpload(name: string, endpoint: string, kind: keyof typeof STORED = "picture") {
  const { field, address } = STORED[kind];
  const t = useTranslations("editor.pictures");
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<FailedUpload | null>(null);
  const { setError, clearErrors } = useFormContext();
  const isDenied = useAccessDenied();
  const uploads = useFormUploads();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function fail(files: readonly File[], error: unknown): void {
    const reason = error instanceof ApiError ? error.serverMessage : null;
    const failure = { kind, files, reason, wasAwaited: uploads?.isAwaited() ?? false };
    setFailed(failure);
    setError(name, { type: UPLOAD_FAILED, message: uploadFailureText(failure) });
    if (!isDenied(error))
      toast({
        variant: "destructive",
        title: t("failed"),
        description: failureText(error, "live.failure.upload"),
      });
  }

  async function sendAll(files: readonly File[], onStored: (addresses: string[]) => void): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    const stored: string[] = [];
    setProgress(0);
    setFailed(null);
    clearErrors(name);
    try {
      for (const file of files) {
        const form = new FormData();
        form.set(field, file);
        const answer = await upload<Record<string, string>>({
          method: "POST",
          path: endpoint,
          form,
          signal: controller.signal,
          onProgress: (part) => setProgress((stored.length + part) / files.length),
        });
        stored.push(answer[address] ?? "");
        onStored([...stored]);
      }
      return true;
    } catch (error) {
      if (!controller.signal.aborted) fail(files.slice(stored.length), error);
      return false;
    } finally {
      setProgress(null);
    }
  }

  return {
    progress,
    failed,
    send(files: readonly File[], onStored: (addresses: string[]) => void): void {
      const sending = sendAll(files, onStored);
      uploads?.add(sending);
    },
  };
}
