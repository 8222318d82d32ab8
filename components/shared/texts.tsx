import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Subject } from "@/components/ui/late-texts";
import { MoreTexts } from "@/components/ui/more-texts";

/**
 * Gives the live parts inside the texts of some subjects, which then stand in the page. Only for parts that are alive
 * from the start; those that are loaded later bring their own (`LateTexts`).
 */
export async function Texts({ of, children }: { of: readonly Subject[]; children: ReactNode }) {
  const all = await getMessages();
  return (
    <MoreTexts messages={Object.fromEntries(of.map((subject) => [subject, all[subject]]))}>
      {children}
    </MoreTexts>
  );
}
