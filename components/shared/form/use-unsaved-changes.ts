import { useTranslations } from "next-intl";
import { useEffect } from "react";

/** Asks for confirmation before closing the tab, a reload or a link discards unsaved changes. */
export function useUnsavedChanges(isDirty: boolean): void {
  const t = useTranslations("editor");
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.download !== "") return;
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (opensElsewhere || link.origin !== window.location.origin) return;
      if (window.confirm(t("unsaved"))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", onUnload);
    // In the capture phase, before the router handles the click.
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isDirty, t]);
}
