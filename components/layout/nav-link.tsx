import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { usePagePath } from "./use-page-path";

export function NavLink(props: { href: string; children: ReactNode; className: string }) {
  const path = usePagePath();
  const isWithin = path.startsWith(`${props.href}/`);
  return <Link {...props} aria-current={path === props.href ? "page" : isWithin ? "true" : undefined} />;
}

export const NAV_LINK_CLASS = "nav-link";

export const MOBILE_NAV_LINK_CLASS = `${NAV_LINK_CLASS} min-h-12 rounded-md px-4 text-lg`;
