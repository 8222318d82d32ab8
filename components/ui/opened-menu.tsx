"use client";

import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "./dropdown-menu";
import type { LateMenuProps } from "./late-menu";

/** The menu of `LateMenu`, initially open. */
export function OpenedMenu({ trigger, entries }: LateMenuProps) {
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        {entries.map(({ label, Icon, onSelect, destructive }) => (
          <DropdownMenuItem key={label} variant={destructive ? "destructive" : "default"} onSelect={onSelect}>
            {Icon && <Icon />}
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
