"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/utils";

/** A link of the menu; where one is, it says so in colour and in aria-current. */
export function NavLink({
  href,
  children,
  className,
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  const pathname = usePathname();
  const isHere = pathname === href;
  const isWithin = pathname?.startsWith(`${href}/`) ?? false;
  return (
    <Link
      href={href}
      aria-current={isHere ? "page" : isWithin ? "true" : undefined}
      className={cn(
        "flex soft:min-h-11 items-center soft:rounded-full soft:px-4 font-medium whitespace-nowrap text-ink-2 no-underline transition-colors hover:bg-sand-100 hover:text-ink aria-[current]:bg-sage-100 aria-[current]:text-sage-800",
        className,
      )}
    >
      {children}
    </Link>
  );
}
