"use client";

import NextLink, { useLinkStatus } from "next/link";
import { PANEL_PAGES, type PanelPageId } from "@/components/admin/panel-pages";
import { cn } from "@/components/ui/cn";

interface PanelLinkProps {
  page: PanelPageId;
  href: string;
  isCurrent: boolean;
  className: string;
  iconClassName: string;
  onClick?: () => void;
}

/**
 * A link of the menu. Nothing is prefetched: every page is rendered for the person who asks, and a menu of 18 would ask
 * for all of them.
 */
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

/** Pulses from the click until the page is there. */
function IconAndTitle({ page, iconClassName }: Pick<PanelLinkProps, "page" | "iconClassName">) {
  const { pending } = useLinkStatus();
  const { Icon, title } = PANEL_PAGES[page];
  return (
    <>
      <Icon className={cn("shrink-0", iconClassName, pending && "animate-pulse")} />
      <span className={cn(pending && "animate-pulse")}>{title}</span>
    </>
  );
}
