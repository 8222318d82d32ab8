import "server-only";
import type { ReactNode } from "react";
import { z } from "zod";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listEntries } from "@/lib/data/waiting/waiting-list";
import { isAdministrator, type Role } from "@/lib/domain/person/roles";
import { overviewSchema } from "@/lib/schemas/panel/overview";
import { doorsSchema } from "@/lib/schemas/sign-up/check-in";
import { siteStateSchema } from "@/lib/schemas/site/alert";
import { failedMailSchema } from "@/lib/schemas/site/failed-mail";
import { setupSchema } from "@/lib/schemas/site/setup";
import { waitingEntrySchema, waitingListQuerySchema } from "@/lib/schemas/waiting/waiting-list";
import { takesCards } from "@/lib/services/money/stripe-client";
import { overviewAndDoors } from "@/lib/services/panel/overview";
import { findSiteState } from "@/lib/services/site/alerts";
import { findFailedMails } from "@/lib/services/site/failed-mails";
import { firstSteps } from "@/lib/services/site/first-steps";
import { toApiResponse } from "./answer-of";

/** A fresh response in the form that `useOfflineQuery` caches on the device. */
const fresh = <T,>(value: T) => ({ value, keptAt: null });

const OFFERED = waitingListQuerySchema.parse({ status: "offered", pageSize: "50" });

/** Preloads the data of "Oggi", as the role may see it. */
export async function OverviewAnswers({ role, children }: { role: Role; children: ReactNode }) {
  const now = new Date();
  const isAdmin = isAdministrator(role);
  const [{ overview, doors }, { entries }, failedMails, setup, alerts] = await Promise.all([
    overviewAndDoors(role, now),
    listEntries(OFFERED, null),
    findFailedMails(),
    isAdmin ? firstSteps(takesCards()) : null,
    isAdmin ? findSiteState(now) : null,
  ]);
  const { today } = overview;
  return (
    <InitialQueryData
      answers={[
        [["/api/overview", "kept"], fresh(await toApiResponse(overviewSchema, overview))],
        [["/api/check-ins", "kept"], fresh(await toApiResponse(doorsSchema, { today, doors }))],
        [["/api/waiting-list", "offered"], await toApiResponse(z.array(waitingEntrySchema), entries)],
        [["/api/failed-mails"], await toApiResponse(z.array(failedMailSchema), failedMails)],
        ...(setup ? [[["/api/setup"], await toApiResponse(setupSchema, setup)] as const] : []),
        ...(alerts ? [[["/api/alerts"], await toApiResponse(siteStateSchema, alerts)] as const] : []),
      ]}
    >
      {children}
    </InitialQueryData>
  );
}
