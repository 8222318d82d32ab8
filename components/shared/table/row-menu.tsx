import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MoreVertical } from "@/components/ui/icons";
import { LazyMenu } from "@/components/ui/lazy-menu";
import type { RowAction } from "./columns";

/** The first action as a button, the others in a menu behind three dots. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const t = useTranslations("tables");
  const [first, ...others] = actions;
  if (first === undefined) return null;
  return (
    <div className="flex items-center justify-end gap-1 print:hidden">
      <Button variant="outline" size="sm" onClick={first.onSelect}>
        <first.Icon />
        {first.label}
        <span className="sr-only"> {name}</span>
      </Button>
      {others.length > 0 && (
        <LazyMenu
          trigger={
            <Button variant="ghost" size="icon" aria-label={t("moreActions", { name })}>
              <MoreVertical />
            </Button>
          }
          entries={others}
        />
      )}
    </div>
  );
}
