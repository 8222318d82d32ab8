import type { ReactNode } from "react";
import { PanelFrame } from "@/components/admin/frame/panel-frame";
import { currentUser } from "@/lib/auth/current-user";
import { dayOf } from "@/lib/domain/time/dates";

/** The menu and the bar around every page. The pages themselves turn away who may not see them. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user?.isAdmin) return children;
  return (
    <PanelFrame user={{ id: user.id, role: user.role }} today={dayOf(new Date())}>
      {children}
    </PanelFrame>
  );
}
