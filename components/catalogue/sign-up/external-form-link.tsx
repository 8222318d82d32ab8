import { ExternalLink as externalLink } from "lucide";
import { useTranslations } from "next-intl";
import { drawIcon } from "@/components/ui/draw-icon";

const ExternalLink = drawIcon(externalLink);

/** The link to a sign-up form on another site, which opens in a new tab. */
export function ExternalFormLink({
  href,
  label,
  of,
  className,
}: {
  href: string;
  label: string;
  /** What one signs up for. */
  of: string;
  className: string;
}) {
  const t = useTranslations("offeringCard");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {label}
      <span className="sr-only">{t("outside", { title: of })}</span>
      <ExternalLink />
    </a>
  );
}
