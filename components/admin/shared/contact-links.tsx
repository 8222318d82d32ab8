import { useTranslations } from "next-intl";
import type { MessageKind } from "@/lib/domain/panel/message-kinds";
import { hasEmail } from "@/lib/domain/person/email";
import { PhoneLink } from "./phone-link";

interface ContactLinksProps {
  email: string;
  phone?: string | null;
  /** The subject of messages to the phone. */
  about: { kind: MessageKind; id: number };
}

export function ContactLinks({ email, phone, about }: ContactLinksProps) {
  const t = useTranslations("panel.actions.contacts");
  const isMailed = hasEmail(email);
  return (
    <span className="flex flex-col items-start">
      {isMailed ? (
        <a href={`mailto:${email}`} className="break-all">
          {email}
        </a>
      ) : (
        <span className="text-ink-2">{t("noEmail")}</span>
      )}
      {phone && <PhoneLink phone={phone} to={about} />}
    </span>
  );
}
