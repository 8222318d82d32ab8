import { useTranslations } from "next-intl";
import { cloneElement, type KeyboardEvent, type ReactElement, Suspense, useEffect, useState } from "react";
import type { ButtonProps } from "./button";
import type { Icon } from "./draw-icon";
import { lazyWithRetry } from "./lazy-with-retry";
import { toast } from "./use-toast";

export interface LazyMenuProps {
  trigger: ReactElement<ButtonProps>;
  entries: readonly { label: string; Icon?: Icon; onSelect: () => void; destructive?: boolean }[];
}

const loadMenu = async () => (await import("./initially-open-menu")).InitiallyOpenMenu;
const InitiallyOpenMenu = lazyWithRetry(loadMenu, NotLoaded);

/** Shows the button, which explains that the menu could not be loaded. */
function NotLoaded({ trigger }: LazyMenuProps) {
  const t = useTranslations("live.network");
  const say = () => toast({ variant: "destructive", title: t("title"), description: t("text") });
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once when loading fails, then at each press
  useEffect(() => void say(), []);
  return cloneElement(trigger, { onClick: say });
}

/** A menu whose button is part of the page. The rest is loaded when the pointer or the focus reaches the button. */
export function LazyMenu({ trigger, entries }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void loadMenu().catch(() => {});
  const closed = cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": isWanted,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setWanted(true),
    onKeyDown: ({ key }: KeyboardEvent) => key === "ArrowDown" && setWanted(true),
  });
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <InitiallyOpenMenu trigger={trigger} entries={entries} />
    </Suspense>
  );
}
