import "server-only";
import type { ReactNode } from "react";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { growing } from "@/components/shared/table/table-page";
import { listOpenBalances } from "@/lib/data/till/open-balances";
import { type OpenSide, openBalanceQuerySchema, openBalanceSchema } from "@/lib/schemas/till/payment";
import { toApiResponse } from "./answer-of";

/** Preloads the first open amounts of a side: due, or to be refunded. */
export async function OpenAnswers({ side, children }: { side: OpenSide; children: ReactNode }) {
  const query = openBalanceQuerySchema.parse({ side, ...growing.page(1) });
  const { balances, total, amount } = await listOpenBalances(query);
  const first = growing.first(await toApiResponse(openBalanceSchema.array(), balances), total, amount);
  return (
    <InitialQueryData answers={[[growing.key(`/api/reports/open?side=${side}`), first]]}>
      {children}
    </InitialQueryData>
  );
}
