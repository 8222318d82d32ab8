import type { ReactNode } from "react";
import { PanelFrame } from "@/components/admin/frame/panel-frame";
import { AccountSummary } from "@/components/layout/account-summary";
import { UserAvatar } from "@/components/person/avatar/user-avatar";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { currentUser, lacksRequiredFactor } from "@/lib/auth/current-user";
import { findSettings } from "@/lib/data/site/settings";
import { dayOf } from "@/lib/domain/time/dates";
import { settingsAnswerSchema } from "@/lib/schemas/site/settings";
import { withCards } from "@/lib/services/money/stripe-client";
import { mailServerState } from "@/lib/services/panel/mail-server";
import { toApiResponse } from "./answer-of";

/**
 * The menu and the bar around every page, with data that most pages need: the settings, and whether mail can be sent.
 * The pages themselves check permissions.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user?.isAdmin || (await lacksRequiredFactor())) return children;
  const settings = await toApiResponse(settingsAnswerSchema, withCards(await findSettings()));
  const { source } = await mailServerState();
  return (
    <InitialQueryData
      answers={[
        [["/api/settings", "panel"], settings],
        [["/api/mails/delivery"], { hasServer: source !== "none" }],
      ]}
    >
      <PanelFrame
        user={{ id: user.id, role: user.role }}
        today={dayOf(new Date())}
        account={<AccountSummary user={user} avatar={<UserAvatar user={user} className="m-0.5 size-11" />} />}
      >
        {children}
      </PanelFrame>
    </InitialQueryData>
  );
}
