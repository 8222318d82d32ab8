"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

/** A link of the menu, with aria-current on the page that it leads to and the pages below it. */
export function NavLink(props: { href: string; children: ReactNode; className: string }) {
  const pathname = usePathname();
  const isWithin = pathname?.startsWith(`${props.href}/`);
  return <Link {...props} aria-current={pathname === props.href ? "page" : isWithin ? "true" : undefined} />;
}
