"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ActionRefusal } from "@/components/admin/shared/use-admin-action";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import { TellQuestion } from "./tell-question";

interface Asked {
  offering: Offering;
  decide: (tells: boolean | null) => void;
}

/**
 * Asks whether the participants of a moved event or course are told before the change is saved. Where nobody has signed
 * up, nothing is asked.
 * @returns `ask`, which resolves with the choice and throws ActionRefusal when it is not made, and the dialog to render
 */
export function useTellQuestion(): { ask: (offering: Offering) => Promise<boolean>; question: ReactNode } {
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

  return { ask, question: asked && <TellQuestion offering={asked.offering} onDecide={asked.decide} /> };
}
