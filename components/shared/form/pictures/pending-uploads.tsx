import { createContext, useContext, useMemo, useRef } from "react";

interface Uploads {
  /** Adds an upload, which resolves to whether it succeeded. */
  add: (upload: Promise<boolean>) => void;
  /** Waits for the pending uploads; resolves to false if one of them failed. */
  allDone: () => Promise<boolean>;
  isEmpty: () => boolean;
  isAwaited: () => boolean;
}

const UploadsContext = createContext<Uploads | null>(null);

export function usePendingUploads(): Uploads {
  const running = useRef(new Set<Promise<boolean>>());
  const awaited = useRef(false);
  return useMemo(
    () => ({
      add(upload) {
        running.current.add(upload);
        void upload.finally(() => running.current.delete(upload));
      },
      async allDone() {
        awaited.current = true;
        const done = await Promise.all(running.current);
        awaited.current = false;
        return done.every(Boolean);
      },
      isEmpty: () => running.current.size === 0,
      isAwaited: () => awaited.current,
    }),
    [],
  );
}

export const PendingUploadsProvider = UploadsContext.Provider;

/** The uploads of the surrounding form; null without a PendingUploadsProvider. */
export const useFormUploads = (): Pick<Uploads, "add" | "isAwaited"> | null => useContext(UploadsContext);
