"use client";

import { useTranslations } from "next-intl";
import { useSite } from "@/components/ui/site-context";

export function CentreEmail({ subject }: { subject?: string }) {
  const site = useSite();
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return <a href={`mailto:${site.email}${query}`}>{site.email}</a>;
}

export function CentreContacts() {
  const t = useTranslations("contacts");
  const site = useSite();
  return (
    <address className="grid gap-0.5 rounded-md bg-sand-100 p-4 not-italic">
      <strong>{site.legalName}</strong>
      {site.address && <span>{site.address}</span>}
      <span>
        {t("email")} <CentreEmail />
      </span>
      {site.phones.map((phone) => (
        <span key={phone}>
          {t("phone")} <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
        </span>
      ))}
    </address>
  );
}
