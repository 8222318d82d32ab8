import { useTranslations } from "next-intl";
import { CalendarFeed } from "@/components/person/calendar-feed/calendar-feed";
import { VerifyEmailNotice } from "./verify-email-notice";

/** The endpoint of the feed. Ending all other sessions also revokes the feed. */
export const CALENDAR_PATH = "/api/users/me/calendar";

export function CalendarCard({
  unverifiedEmail,
}: {
  /** The e-mail address that must be verified first; null if it is verified. */
  unverifiedEmail: string | null;
}) {
  const t = useTranslations("settings");
  return (
    <section
      id="calendario"
      aria-labelledby="calendar-title"
      className="scroll-mt-24 rounded-xl border bg-surface p-5 shadow-rest sm:p-8"
    >
      <h2 id="calendar-title" className="text-[1.5rem]">
        {t("calendar.title")}
      </h2>
      <p className="mt-1.5 mb-5 text-ink-2">{t("calendar.text")}</p>
      <CalendarFeed path={CALENDAR_PATH} canCreate={unverifiedEmail === null} />
      {unverifiedEmail !== null && <VerifyEmailNotice email={unverifiedEmail} />}
    </section>
  );
}
