"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { Button } from "@/components/ui/button";
import { Printer } from "@/components/ui/icons";
import type { PromoCode } from "@/lib/schemas/money/promo-code";
import { usePromoCodesResource } from "./promo-codes-resource";
import { PromoCodesTable } from "./promo-codes-table";

/** Codes, with their use and yield, and their printed list. */
export const PromoCodesPage = () => (
  <ResourceListPage resource={usePromoCodesResource()}>
    {(codes) => <PrintList codes={codes} />}
  </ResourceListPage>
);

function PrintList({ codes }: { codes: readonly PromoCode[] }) {
  const t = useTranslations("panel.promoCodes");
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  if (codes.length === 0) return null;
  return (
    <>
      <Button variant="outline" className="self-start max-sm:hidden" onClick={() => setPrinting(true)}>
        <Printer />
        {t("print")}
      </Button>
      {isPrinting && (
        <PrintSheet onDone={donePrinting}>
          <PromoCodesTable codes={codes.filter(({ isActive }) => isActive)} now={new Date()} />
        </PrintSheet>
      )}
    </>
  );
}
