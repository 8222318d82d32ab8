import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "./dropdown-menu";
import type { LazyMenuProps } from "./lazy-menu";

/** The menu of `LazyMenu`, initially open. */
export function InitiallyOpenMenu({ trigger, entries }: LazyMenuProps) {
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
