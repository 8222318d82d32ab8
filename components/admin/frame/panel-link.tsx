import NextLink, { useLinkStatus } from "next/link";
import { useTranslations } from "next-intl";
import { menuTitle, PANEL_PAGES, type PanelPageId } from "@/components/admin/panel-pages";
import { cn } from "@/components/ui/cn";

interface PanelLinkProps {
  page: PanelPageId;
  href: string;
  isCurrent: boolean;
  className: string;
  iconClassName: string;
  onClick?: () => void;
}

export function PanelLink({ page, href, isCurrent, className, ...props }: PanelLinkProps) {
  const { iconClassName, onClick } = props;
  return (
    <NextLink
      href={href}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      draggable={false}
      className={className}
      {...(onClick ? { onClick } : {})}
    >
      <IconAndTitle page={page} iconClassName={iconClassName} />
    </NextLink>
  );
}

/** The icon pulses from the click until the page has loaded; the label does not, since it would be too pale to read. */
function IconAndTitle({ page, iconClassName }: Pick<PanelLinkProps, "page" | "iconClassName">) {
  const { pending } = useLinkStatus();
  const t = useTranslations("panel.pages");
  const { Icon } = PANEL_PAGES[page];
  return (
    <>
      <Icon className={cn("shrink-0", iconClassName, pending && "animate-pulse")} />
      <span>{t(menuTitle(page))}</span>
    </>
  );
}
