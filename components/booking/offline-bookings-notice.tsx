"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { OfflineNotice } from "@/components/shared/feedback/offline-notice";
import { useFormats } from "@/components/ui/use-words";
import { cachedPageAge, type OfflinePage, saveOfflineCopy } from "@/lib/client/site/offline-copy";
import type { Language } from "@/lib/domain/language/languages";

/** Each language's page is stored under its own address. */
const OWN_PAGES: Record<Language, OfflinePage> = { it: "/mybookings", en: "/en/mybookings" };

/**
 * Code that the session check loads only when the site is unreachable (lib/client/person/session.ts); stored with the
 * page.
 */
const LOADED_OFFLINE = [() => import("@/lib/client/api-client")];

/** Whether the site is reachable. `navigator.onLine` is true on any network, even one without internet access. */
const isSiteReached = async () =>
  navigator.onLine &&
  (await fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  ));

/** A page that is older than this when it hydrates was served from the offline copy, not by the server. */
const COPY_AGE_MS = 60_000;

/**
 * Stores the page for offline use. On an offline copy, shows when it was rendered.
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
      const age = await cachedPageAge(page, renderedAt).catch(() => null);
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
