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
import { overviewFor } from "@/lib/services/panel/overview";
import { listExpectedParticipants } from "@/lib/services/sign-up/check-in";
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
  const overview = await toApiResponse(overviewSchema, await overviewFor(role, now));
  const { today } = overview;
  const doors = await toApiResponse(doorsSchema, { today, doors: await listExpectedParticipants(today) });
  const { entries } = await listEntries(OFFERED, null);
  const ofAdministrator = isAdministrator(role)
    ? [
        [["/api/setup"], await toApiResponse(setupSchema, await firstSteps(takesCards()))] as const,
        [["/api/alerts"], await toApiResponse(siteStateSchema, await findSiteState(now))] as const,
      ]
    : [];
  return (
    <InitialQueryData
      answers={[
        [["/api/overview", "kept"], fresh(overview)],
        [["/api/check-ins", "kept"], fresh(doors)],
        [["/api/waiting-list", "offered"], await toApiResponse(z.array(waitingEntrySchema), entries)],
        [["/api/failed-mails"], await toApiResponse(z.array(failedMailSchema), await findFailedMails())],
        ...ofAdministrator,
      ]}
    >
      {children}
    </InitialQueryData>
  );
}
