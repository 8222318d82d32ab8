import "server-only";
import type { ReactNode } from "react";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { findSite } from "@/lib/data/site/site";
import { panelSiteSchema } from "@/lib/schemas/site/site";
import { answerOf } from "./answer-of";

/** Preloads the association's details, as an administrator edits them. */
export const SiteAnswers = async ({ children }: { children: ReactNode }) => (
  <InitialAnswers answers={[[["/api/site"], await answerOf(panelSiteSchema, await findSite())]]}>
    {children}
  </InitialAnswers>
);
