import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Mail, Phone } from "@/components/ui/icons";
import type { SiteFacts } from "@/lib/domain/site/site-facts";

/** The anchor of the contact card; buttons that need JavaScript link to it before hydration. */
export const CONTACT_ANCHOR = "contatti";

interface ContactCardProps {
  site: Pick<SiteFacts, "email" | "phones">;
  subject: string;
  lead: string;
}

/** The ways to contact the centre without a form: an e-mail link with a subject, and the phone numbers. */
export function ContactCard({ site, subject, lead }: ContactCardProps) {
  const t = useTranslations("offering.contact");
  return (
    <section
      id={CONTACT_ANCHOR}
      aria-labelledby={`${CONTACT_ANCHOR}-titolo`}
      className="rounded-lg border bg-sand-100 p-5 sm:p-6"
    >
      <h2 id={`${CONTACT_ANCHOR}-titolo`} className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1.5 text-ink-2">{lead}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button asChild variant="outline" size="sm">
          <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>
            <Mail />
            {site.email}
          </a>
        </Button>
        {site.phones.map((phone) => (
          <Button key={phone} asChild variant="outline" size="sm">
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              <Phone />
              {phone}
            </a>
          </Button>
        ))}
      </div>
    </section>
  );
}
