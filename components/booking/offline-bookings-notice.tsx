"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { OfflineNotice } from "@/components/shared/feedback/offline-notice";
import { useFormats } from "@/components/ui/use-words";
import { ageOfCopy, type OfflinePage, saveOfflineCopy } from "@/lib/client/site/offline-copy";
import type { Language } from "@/lib/domain/language/languages";

/** Each language's page is stored under its own address. */
const OWN_PAGES: Record<Language, OfflinePage> = { it: "/mybookings", en: "/en/mybookings" };

/** What the check of the session loads only where the site does not answer (lib/client/person/session.ts). */
const LOADED_OFFLINE = [() => import("@/lib/client/api-client")];

/** Whether the site answers: a browser reports to be online wherever there is a network, even one that leads nowhere. */
const isSiteReached = async () =>
  navigator.onLine &&
  (await fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  ));

/** A page stored longer ago than this at hydration was served from the offline copy, not by the server. */
const COPY_AGE_MS = 60_000;

/**
 * Stores the page for offline use, and shows how old it is when it is such a copy.
 * @param renderedAt ISO 8601 instant at which the server rendered the page
 */
export function OfflineBookingsNotice({ renderedAt }: { renderedAt: string }) {
  const t = useTranslations("bookings");
  const formats = useFormats();
  const page = OWN_PAGES[useLocale()];
  const [isCopy, setIsCopy] = useState(false);

  useEffect(() => {
    const showOffline = () => setIsCopy(true);
    async function checkCopy(): Promise<void> {
      const age = await ageOfCopy(page, renderedAt).catch(() => null);
      const isOld = age !== null && age > COPY_AGE_MS;
      const isReached = await isSiteReached();
      setIsCopy(!isReached || isOld);
      if (isReached && !isOld) await saveOfflineCopy(page, LOADED_OFFLINE);
    }
    void checkCopy();
    window.addEventListener("offline", showOffline);
    return () => window.removeEventListener("offline", showOffline);
  }, [page, renderedAt]);

  if (!isCopy) return null;
  return (
    <OfflineNotice className="mb-5">
      {t("offline", { instant: formats.instant(new Date(renderedAt)) })}
    </OfflineNotice>
  );
}
