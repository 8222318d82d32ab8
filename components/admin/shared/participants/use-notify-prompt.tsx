"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ActionRefusal } from "@/components/admin/shared/use-admin-action";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import { NotifyPrompt } from "./notify-prompt";

interface Asked {
  offering: Offering;
  decide: (tells: boolean | null) => void;
}

/**
 * Asks, before a change is saved, whether to notify the participants of a moved event or course; without sign-ups, it
 * does not ask.
 * @returns `ask`, which resolves with the choice and throws ActionRefusal if it is dismissed, and the dialog to
 *   render
 */
export function useNotifyPrompt(): { ask: (offering: Offering) => Promise<boolean>; question: ReactNode } {
  const t = useTranslations("panel.participants.tell");
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = (offering: Offering) =>
    new Promise<boolean>((resolve, reject) => {
      const decide = (tells: boolean | null) => {
        setAsked(null);
        if (tells === null) reject(new ActionRefusal(t("notSaved")));
        else resolve(tells);
      };
      setAsked({ offering, decide });
    });

  return { ask, question: asked && <NotifyPrompt offering={asked.offering} onDecide={asked.decide} /> };
}
