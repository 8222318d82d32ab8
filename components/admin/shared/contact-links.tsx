import { useTranslations } from "next-intl";
import { hasEmail } from "@/lib/domain/person/email";

/** E-mail address and phone as links, as far as there are any. */
export function ContactLinks({ email, phone }: { email: string; phone?: string | null }) {
  const t = useTranslations("panel.actions.contacts");
  const isMailed = hasEmail(email);
  return (
    <span className="flex flex-col break-all">
      {isMailed ? (
        <a href={`mailto:${email}`}>{email}</a>
      ) : (
        <span className="text-ink-2">{t("noEmail")}</span>
      )}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
    </span>
  );
}
