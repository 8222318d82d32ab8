import "server-only";
import type { ReactNode } from "react";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { findSite } from "@/lib/data/site/site";
import { panelSiteSchema } from "@/lib/schemas/site/site";
import { toApiResponse } from "./answer-of";

/** Preloads the association's details, as an administrator edits them. */
export const SiteAnswers = async ({ children }: { children: ReactNode }) => (
  <InitialQueryData answers={[[["/api/site"], await toApiResponse(panelSiteSchema, await findSite())]]}>
    {children}
  </InitialQueryData>
);
