"use client";

import type { ReactNode } from "react";
import { MoreTexts } from "@/components/ui/more-texts";
import { it } from "@/messages/it";
import { panel } from "@/messages/it/panel";

const MESSAGES = { ...it, panel };

/** Gives the panel all texts, in its one language. */
export function PanelTexts({ children }: { children: ReactNode }) {
  return <MoreTexts messages={MESSAGES}>{children}</MoreTexts>;
}
