"use client";

import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { usePagePath } from "./use-page-path";

/** A link of the menu, with aria-current on the linked page and its subpages. */
export function NavLink(props: { href: string; children: ReactNode; className: string }) {
  const path = usePagePath();
  const isWithin = path.startsWith(`${props.href}/`);
  return <Link {...props} aria-current={path === props.href ? "page" : isWithin ? "true" : undefined} />;
}
