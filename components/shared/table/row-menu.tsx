import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MoreVertical } from "@/components/ui/icons";
import { LazyMenu } from "@/components/ui/lazy-menu";
import type { RowAction } from "./columns";

/** The first action and those that are always shown as buttons, the others in a menu behind three dots. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const t = useTranslations("tables");
  const isButton = (action: RowAction) => action === actions[0] || action.isShown;
  const others = actions.filter((action) => !isButton(action));
  return (
    <div className="flex items-center justify-end gap-1 print:hidden">
      {actions.filter(isButton).map(({ label, Icon, onSelect }) => (
        <Button key={label} variant="outline" size="sm" onClick={onSelect}>
          <Icon />
          {label}
          <span className="sr-only"> {name}</span>
        </Button>
      ))}
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
