"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useAccessDenied } from "@/components/shared/feedback/use-access-denied";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { upload } from "@/lib/client/site/upload";
import { useReportUpload } from "./pending-uploads";

/** What an endpoint stores: the name of the file's field, and of the address in the answer. */
const STORED = {
  picture: { field: "image", address: "imageUrl" },
  document: { field: "document", address: "documentUrl" },
} as const;

/**
 * Uploads pictures one after the other and reports them to the form, which waits for them. `progress` goes from 0 to 1
 * and is null while nothing is uploaded. `onStored` is called after each upload with the addresses of all stored so far;
 * a failed upload skips the rest and shows a toast.
 */
export function usePictureUpload(endpoint: string, kind: keyof typeof STORED = "picture") {
  const { field, address } = STORED[kind];
  const t = useTranslations("editor.pictures");
  const [progress, setProgress] = useState<number | null>(null);
  const isDenied = useAccessDenied();
  const report = useReportUpload();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function sendAll(files: readonly File[], onStored: (addresses: string[]) => void): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    const stored: string[] = [];
    setProgress(0);
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
      if (!controller.signal.aborted && !isDenied(error))
        toast({
          variant: "destructive",
          title: t("failed"),
          description: failureText(error, "live.failure.upload"),
        });
      return false;
    } finally {
      setProgress(null);
    }
  }

  return {
    progress,
    send: (files: readonly File[], onStored: (addresses: string[]) => void) =>
      report(sendAll(files, onStored)),
  };
}
