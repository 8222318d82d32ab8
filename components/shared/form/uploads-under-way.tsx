"use client";

import { createContext, useContext, useMemo, useRef } from "react";

interface Uploads {
  /** Adds an upload, which ends in whether it succeeded. */
  add: (upload: Promise<boolean>) => void;
  /** Waits for the uploads that have begun; false when one of them failed. */
  allDone: () => Promise<boolean>;
  isEmpty: () => boolean;
}

const UploadsContext = createContext<Uploads | null>(null);

/** The uploads that have begun in a form and not ended: it must not be sent without what they bring. */
export function useUploadsUnderWay(): Uploads {
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

export const UploadsUnderWay = UploadsContext.Provider;

/** How a field says that it has begun an upload; does nothing outside of a form that waits for uploads. */
export function useReportUpload(): (upload: Promise<boolean>) => void {
  const uploads = useContext(UploadsContext);
  return (upload) => uploads?.add(upload);
}
