"use client";

import { useEffect, useState } from "react";
import { OfflineNotice } from "@/components/shared/feedback/offline-notice";
import { ageOfCopy, saveOfflineCopy } from "@/lib/client/site/offline-copy";
import { formatInstant } from "@/lib/domain/time/dates";

/** A page that comes from the server was not kept this long ago when it comes to life. */
const COPY_AGE_MS = 60_000;

/**
 * Keeps the page for when there is no network, and says how old it is when it is such a copy.
 * @param renderedAt ISO instant at which the server wrote the page
 */
export function OfflineNote({ renderedAt }: { renderedAt: string }) {
  const [isCopy, setIsCopy] = useState(false);

  useEffect(() => {
    const lookOffline = () => setIsCopy(true);
    async function look(): Promise<void> {
      const age = await ageOfCopy("/mybookings", renderedAt).catch(() => null);
      const isOld = age !== null && age > COPY_AGE_MS;
      setIsCopy(!navigator.onLine || isOld);
      if (navigator.onLine && !isOld) await saveOfflineCopy("/mybookings");
    }
    void look();
    window.addEventListener("offline", lookOffline);
    return () => window.removeEventListener("offline", lookOffline);
  }, [renderedAt]);

  if (!isCopy) return null;
  return (
    <OfflineNotice className="mb-5">
      Sei senza rete: queste sono le prenotazioni viste {formatInstant(new Date(renderedAt))}. Quando torni in
      rete, ricarica la pagina.
    </OfflineNotice>
  );
}
