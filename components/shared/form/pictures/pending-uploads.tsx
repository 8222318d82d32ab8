"use client";

import { createContext, useContext, useMemo, useRef } from "react";

interface Uploads {
  /** Adds an upload, which resolves to whether it succeeded. */
  add: (upload: Promise<boolean>) => void;
  /** Waits for the pending uploads; false when one of them failed. */
  allDone: () => Promise<boolean>;
  isEmpty: () => boolean;
}

const UploadsContext = createContext<Uploads | null>(null);

/** The pending uploads of a form, which must be finished before it is sent. */
export function usePendingUploads(): Uploads {
  const running = useRef(new Set<Promise<boolean>>());
  return useMemo(
    () => ({
      add(upload) {
        running.current.add(upload);
        void upload.finally(() => running.current.delete(upload));
      },
      allDone: async () => (await Promise.all(running.current)).every(Boolean),
      isEmpty: () => running.current.size === 0,
    }),
    [],
  );
}

export const PendingUploadsProvider = UploadsContext.Provider;

/** Lets a field report an upload to the form; does nothing in a form without PendingUploadsProvider. */
export function useReportUpload(): (upload: Promise<boolean>) => void {
  const uploads = useContext(UploadsContext);
  return (upload) => uploads?.add(upload);
}
