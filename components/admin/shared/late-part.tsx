"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, createElement, type ReactNode, Suspense, useEffect } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { LoadingNotice } from "@/components/ui/loading-notice";
import { MoreTexts } from "@/components/ui/more-texts";
import { toast } from "@/components/ui/use-toast";

/** What is loaded when it is rendered, or before that by `preload`, as for use without a network. */
type LatePart<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<unknown> };

/** A message that a part could not be loaded, which closes; `forget` lets it be tried again. */
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
 * A part of the panel that is loaded when it opens, a dialog or an editor, with the texts of all that opens so: pages have
 * only those of what they show at once (scripts/run/panel-texts.mjs). Where it cannot be loaded a message says so, and it
 * closes; the next time it is tried again.
 * @param load its code
 * @param fallback shown until it is there, for a part that has its place in the page
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <LoadingNotice />,
): LatePart<Props> {
  async function loadWithTexts(): Promise<ComponentType<Props>> {
    const texts = import("@/components/admin/generated/late-texts");
    const [Loaded, { lateTexts }] = await Promise.all([load(), texts]);
    return (props) => <MoreTexts messages={lateTexts}>{createElement(Loaded, props)}</MoreTexts>;
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
