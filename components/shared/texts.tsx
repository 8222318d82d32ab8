import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Subject } from "@/components/ui/lazy-messages";
import { MessagesProvider } from "@/components/ui/messages-provider";

/**
 * Provides client components with the texts of some subjects, which become part of the page. Only for components that
 * are rendered from the start; components that are loaded later load their own texts (`LazyMessages`).
 */
export async function Texts({ of, children }: { of: readonly Subject[]; children: ReactNode }) {
  const all = await getMessages();
  return (
    <MessagesProvider messages={Object.fromEntries(of.map((subject) => [subject, all[subject]]))}>
      {children}
    </MessagesProvider>
  );
}
