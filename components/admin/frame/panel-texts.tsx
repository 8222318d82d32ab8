"use client";

import type { ReactNode } from "react";
import { MoreTexts } from "@/components/ui/more-texts";
import { panelMessages } from "@/lib/i18n/panel-messages";

/** Gives the panel all texts, in its one language. */
export function PanelTexts({ children }: { children: ReactNode }) {
  return <MoreTexts messages={panelMessages}>{children}</MoreTexts>;
}
