"use client";

import { useTranslations } from "next-intl";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { Gavel, Printer, X } from "@/components/ui/icons";
import { isAdministrator } from "@/lib/domain/person/roles";
import type { Member } from "@/lib/schemas/membership/member";

/** What is done with the members that are ticked: one resolution about several applications, cards on one sheet. */
export function SelectionBar({
  members,
  onDecide,
  onClear,
}: {
  members: readonly Member[];
  onDecide: (applications: readonly Member[]) => void;
  onClear: () => void;
}) {
  const t = useTranslations("panel.members.selection");
  const decides = isAdministrator(usePanelRole());
  if (members.length === 0) return null;
  const applications = members.filter(({ status }) => status === "applied");
  const withCard = members.filter(({ number, person }) => number !== null && person !== null);
  const cards = `/api/members/cards?ids=${withCard.map(({ id }) => id).join(",")}`;
  return (
    <section
      aria-label={t("label")}
      className="sticky bottom-20 z-10 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-sage-300 bg-sage-50 px-4 py-3 shadow-floating lg:bottom-4"
    >
      <p role="status" className="mr-auto font-semibold">
        {t("count", { count: members.length })}
      </p>
      <Button variant="ghost" size="icon" className="sm:order-last" aria-label={t("clear")} onClick={onClear}>
        <X />
      </Button>
      {decides && applications.length > 0 && (
        <Button variant="action" size="sm" onClick={() => onDecide(applications)}>
          <Gavel />
          {t("decide", { count: applications.length })}
        </Button>
      )}
      {withCard.length > 0 && (
        <Button variant="outline" size="sm" asChild>
          <a href={cards}>
            <Printer />
            {t("cards", { count: withCard.length })}
          </a>
        </Button>
      )}
    </section>
  );
}
