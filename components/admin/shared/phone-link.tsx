import { useTranslations } from "next-intl";
import { useFailureDescription } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { MessageCircle } from "@/components/ui/icons";
import { LazyMenu } from "@/components/ui/lazy-menu";
import { toast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import { type MessageKind, type MessageText, TEXTS_OF_KIND } from "@/lib/domain/panel/message-kinds";
import type { MessageLink } from "@/lib/schemas/panel/message-link";

interface PhoneLinkProps {
  phone: string;
  to: { kind: MessageKind; id: number };
}

export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

export function PhoneLink({ phone, to }: PhoneLinkProps) {
  return (
    <span className="inline-flex items-center gap-1 print:block">
      <a
        href={phoneHref(phone)}
        className="inline-flex items-center whitespace-nowrap text-sage-700 underline max-lg:min-h-11"
      >
        {phone}
      </a>
      <WhatsAppMenu phone={phone} to={to} />
    </span>
  );
}

/** Opens WhatsApp with a prepared message; the site itself sends nothing. */
export function WhatsAppMenu({ phone, to: { kind, id } }: PhoneLinkProps) {
  const t = useTranslations("panel.actions.whatsApp");
  const failureDescription = useFailureDescription();
  const open = async (text: MessageText) => {
    // Browsers only allow the click itself to open a tab, not the code that runs after the response.
    const tab = window.open("", "_blank");
    try {
      const { url } = await api.get<MessageLink>(`/api/messages/link?kind=${kind}&id=${id}&text=${text}`);
      if (tab === null) return window.location.assign(url);
      tab.opener = null;
      tab.location.replace(url);
    } catch (error) {
      tab?.close();
      toast({ variant: "destructive", title: t("failed"), description: failureDescription(error) });
    }
  };
  return (
    <LazyMenu
      trigger={
        <Button variant="ghost" size="icon" className="print:hidden" aria-label={t("open", { phone })}>
          <MessageCircle />
        </Button>
      }
      entries={TEXTS_OF_KIND[kind].map((text) => ({
        label: t(`text.${text}`),
        onSelect: () => void open(text),
      }))}
    />
  );
}
