"use client";

import { useEffect, useState } from "react";
import { WifiOff } from "@/components/ui/icons";
import { ageOfCopy, keepOfflineCopy } from "@/lib/client/offline-copy";
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
      const age = await ageOfCopy(renderedAt).catch(() => null);
      const isOld = age !== null && age > COPY_AGE_MS;
      setIsCopy(!navigator.onLine || isOld);
      if (navigator.onLine && !isOld) await keepOfflineCopy();
    }
    void look();
    window.addEventListener("offline", lookOffline);
    return () => window.removeEventListener("offline", lookOffline);
  }, [renderedAt]);

  if (!isCopy) return null;
  return (
    <p
      role="status"
      className="mb-5 flex items-start gap-2.5 rounded-lg bg-honey-100 px-4 py-3 text-honey-700"
    >
      <WifiOff className="mt-0.5 size-5 shrink-0" />
      <span>
        Sei senza rete: queste sono le prenotazioni viste {formatInstant(new Date(renderedAt))}. Quando torni
        in rete, ricarica la pagina.
      </span>
    </p>
  );
}
