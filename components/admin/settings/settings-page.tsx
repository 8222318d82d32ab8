"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { panelPath } from "@/components/admin/panel-pages";
import { BooksSection } from "@/components/admin/settings/books/books-section";
import { ImportsSection } from "@/components/admin/settings/imports/imports-section";
import { ScreensSection } from "@/components/admin/settings/screens/screens-section";
import { StaffSection } from "@/components/admin/settings/staff/staff-section";
import { useSaveSettings } from "@/components/admin/settings/use-save-settings";
import { FirstSteps } from "@/components/admin/shared/first-steps";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { CalendarFeed } from "@/components/person/calendar-feed/calendar-feed";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { api } from "@/lib/client/api-client";
import { formatIban } from "@/lib/domain/money/iban";
import { isAdministrator } from "@/lib/domain/person/roles";
import { type Settings, type SettingsForm, settingsFormSchema } from "@/lib/schemas/site/settings";
import { MembersSection } from "./members/members-section";
import { useSettingsSections } from "./settings-fields";
import { SiteSection } from "./site/site-section";

const PATH = "/api/settings";

/** Stored settings as form values. */
function formValues(settings: Settings): SettingsForm {
  const {
    memberCategories,
    memberYearStart,
    memberGraceDays,
    incomeCategories,
    bookLabels,
    paymentMethods,
    ...shown
  } = settings;
  return {
    ...shown,
    patronSaintDay: settings.patronSaintDay ?? "",
    idleTimeoutMinutes: settings.idleTimeoutMinutes ?? "",
    legalName: settings.legalName ?? "",
    fiscalCode: settings.fiscalCode ?? "",
    vatNumber: settings.vatNumber ?? "",
    address: settings.address ?? "",
    iban: settings.iban ? formatIban(settings.iban) : "",
    receiptNote: settings.receiptNote ?? "",
  };
}

/** The house's calendar for all who manage the centre; for administrators also the association's settings and the staff. */
export function SettingsPage() {
  const t = useTranslations("panel.settings.page");
  const isAdmin = isAdministrator(usePanelRole());
  return (
    <section aria-label={t("title")} className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6">
      <h2 className="mb-5 text-[1.6rem]">{t("title")}</h2>
      <div className="mb-6 empty:hidden">
        <MailServerNotice hasWay />
      </div>
      {isAdmin ? (
        <>
          <FirstSteps canBeDismissed={false} />
          <h3 id="sito" className="mt-8 mb-4 scroll-mt-24 border-t pt-6 text-[1.3rem]">
            {t("site")}
          </h3>
          <SiteSection />
          <h3 id="posta" className="mt-8 mb-4 scroll-mt-24 border-t pt-6 text-[1.3rem]">
            {t("mail")}
          </h3>
          <p className="mb-4 text-ink-2">{t("mailText")}</p>
          <Button asChild variant="outline">
            <Link href={panelPath("mail-server")}>{t("toMail")}</Link>
          </Button>
          <h3 id="soci" className="mt-8 mb-4 scroll-mt-24 border-t pt-6 text-[1.3rem]">
            {t("members")}
          </h3>
          <MembersSection />
          <h3 id="pagamenti" className="mt-8 mb-4 scroll-mt-24 border-t pt-6 text-[1.3rem]">
            {t("ways")}
          </h3>
          <p className="mb-4 text-ink-2">{t("waysText")}</p>
          <Button asChild variant="outline">
            <Link href={panelPath("payment-methods")}>{t("toWays")}</Link>
          </Button>
          <h3 id="rendiconto" className="mt-8 mb-4 scroll-mt-24 border-t pt-6 text-[1.3rem]">
            {t("books")}
          </h3>
          <BooksSection />
          <h3 id="regole" className="mt-8 mb-4 scroll-mt-24 border-t pt-6 text-[1.3rem]">
            {t("rules")}
          </h3>
          <AssociationSettings />
        </>
      ) : (
        <p className="text-ink-2">{t("byAdministrator")}</p>
      )}
      <h3 className="mt-8 mb-1.5 border-t pt-6 text-[1.3rem]">{t("calendar")}</h3>
      <p className="mb-4 text-ink-2">{t("calendarText")}</p>
      <CalendarFeed path="/api/settings/calendar" hasNames />
      <ScreensSection />
      <ImportsSection />
      {isAdmin && (
        <>
          <h3 id="programmi" className="mt-8 mb-1.5 scroll-mt-24 border-t pt-6 text-[1.3rem]">
            {t("programs")}
          </h3>
          <p className="mb-4 text-ink-2">{t("programsText")}</p>
          <Button asChild variant="outline">
            <Link href={panelPath("programs")}>{t("toPrograms")}</Link>
          </Button>
          <StaffSection />
        </>
      )}
    </section>
  );
}

/** Booking rules, the association's data, receipts, members, security. */
function AssociationSettings() {
  const t = useTranslations("panel.settings.page");
  const sections = useSettingsSections();
  const save = useSaveSettings();
  const { data, error, refetch } = useQuery<Settings>({
    queryKey: [PATH, "panel"],
    queryFn: ({ signal }) => api.get<Settings>(PATH, { signal }),
  });
  if (error && !data) return <TableError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  return (
    <SchemaForm
      schema={settingsFormSchema}
      sections={sections}
      defaultValues={formValues(data)}
      submitLabel={t("save")}
      onSubmit={save}
    />
  );
}
