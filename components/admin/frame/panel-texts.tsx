"use client";

import type { ReactNode } from "react";
import { MoreTexts } from "@/components/ui/more-texts";
import { it } from "@/messages/it";

/** Gives the panel all texts, in its one language. */
export function PanelTexts({ children }: { children: ReactNode }) {
  return <MoreTexts messages={it}>{children}</MoreTexts>;
}
