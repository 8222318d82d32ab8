"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useState } from "react";
import { toast } from "@/components/ui/use-toast";

interface LateComponent<Props> {
  /** Null until its code is there. */
  Component: ComponentType<Props> | null;
  /** Fetches the code. Where that fails it says so, answers false, and tries again the next time. */
  fetchCode: () => Promise<boolean>;
}

/** A component that few visits need: its code is fetched by the press that opens it. */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  const t = useTranslations("live");
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  async function fetchCode(): Promise<boolean> {
    if (Component) return true;
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      toast({
        variant: "destructive",
        title: t("network.title"),
        description: t("network.text"),
      });
      return false;
    }
  }
  return { Component, fetchCode };
}
