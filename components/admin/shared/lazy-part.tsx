import { useTranslations } from "next-intl";
import { type ComponentType, createElement, type ReactNode, Suspense, useEffect } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { LoadingNotice } from "@/components/ui/loading-notice";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { toast } from "@/components/ui/use-toast";

/** A component that is loaded when rendered, or earlier with `preload`, for example for offline use. */
type LazyPart<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<unknown> };

/** Shows a toast that a part could not be loaded, and closes the part; `forget` allows another attempt. */
function NotLoaded({ forget, onClose }: { forget: () => void; onClose: (() => void) | undefined }) {
  const t = useTranslations("live.network");
  useEffect(() => {
    forget();
    toast({ variant: "destructive", title: t("title"), description: t("text") });
    onClose?.();
  }, [forget, onClose, t]);
  return null;
}

/**
 * A lazily loaded part of the panel, such as a dialog or an editor, with the messages of all lazy parts: pages only
 * include the messages of what they show at once (scripts/run/panel-texts.mjs). If loading fails, a toast says so and
 * the part closes; opening it again retries.
 * @param load imports its code
 * @param fallback shown while loading, for a part with a fixed place in the page
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <LoadingNotice />,
): LazyPart<Props> {
  async function loadWithTexts(): Promise<ComponentType<Props>> {
    const texts = import("@/components/admin/generated/lazy-texts");
    const [Loaded, { lazyTexts }] = await Promise.all([load(), texts]);
    return (props) => (
      <MessagesProvider messages={lazyTexts}>{createElement(Loaded, props)}</MessagesProvider>
    );
  }
  const lazily = () =>
    lazyWithRetry<Props & { onClose?: () => void }>(loadWithTexts, ({ onClose }) => (
      <NotLoaded forget={forget} onClose={onClose} />
    ));
  let Part = lazily();
  const forget = () => {
    Part = lazily();
  };
  return Object.assign(
    (props: Props) => <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>,
    { preload: loadWithTexts },
  );
}
