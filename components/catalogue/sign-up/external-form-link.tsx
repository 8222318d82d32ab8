import { ExternalLink as externalLink } from "lucide";
import { useTranslations } from "next-intl";
import { Button, type ButtonProps } from "@/components/ui/button";
import { drawIcon } from "@/components/ui/draw-icon";

const ExternalLink = drawIcon(externalLink);

/** The link to a sign-up form on another site, which opens in a new tab. */
export function ExternalFormLink({
  href,
  label,
  of,
  ...look
}: { href: string; label: string /** What one signs up for. */; of: string } & Pick<
  ButtonProps,
  "variant" | "size" | "className"
>) {
  const t = useTranslations("offeringCard");
  return (
    <Button asChild {...look}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="sr-only">{t("outside", { title: of })}</span>
        <ExternalLink />
      </a>
    </Button>
  );
}
