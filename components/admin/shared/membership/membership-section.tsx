import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { Download, UserPlus } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { categoryLabel } from "@/lib/domain/membership/category";
import type { Membership } from "@/lib/schemas/membership/member";
import type { PersonCard } from "@/lib/schemas/panel/people";
import { FeeLines } from "./fee-lines";
import { MemberStatusBadge } from "./member-status-badge";
import { useMemberSettings } from "./use-member-settings";

const ApplicationDialog = lazyPart(
  async () => (await import("@/components/admin/shared/membership/application-dialog")).ApplicationDialog,
);

export function MembershipSection({ person }: { person: PersonCard }) {
  const t = useTranslations("panel.members");
  const mayManage = useMayManageCentre();
  const [isApplying, setApplying] = useState(false);
  const [latest, ...earlier] = person.memberships;
  const isLive = latest?.status === "applied" || latest?.status === "admitted";
  return (
    <section aria-label={t("membership.title")} className="flex flex-col gap-2 border-t border-sand-200 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{t("membership.title")}</h3>
        {latest && <MemberStatusBadge member={latest} />}
      </div>
      {latest === undefined && <p className="text-ink-2">{t("membership.none")}</p>}
      {latest && <Facts member={latest} />}
      {latest && latest.fees.length > 0 && <FeeLines fees={latest.fees} name={latest.name} />}
      {earlier.map((member) => (
        <div key={member.id}>
          <Facts member={member} isEarlier />
          {member.fees.some(({ dueAmount }) => dueAmount > 0) && (
            <FeeLines fees={member.fees} name={member.name} />
          )}
        </div>
      ))}
      {mayManage && (
        <div className="flex flex-wrap gap-2">
          {!isLive && (
            <Button variant="outline" size="sm" onClick={() => setApplying(true)}>
              <UserPlus />
              {t("application.add")}
            </Button>
          )}
          {latest?.status === "admitted" && (
            <Button variant="outline" size="sm" asChild>
              <a href={`/api/members/${latest.id}/card`}>
                <Download />
                {t("actions.card")}
              </a>
            </Button>
          )}
        </div>
      )}
      {isApplying && (
        <ApplicationDialog
          personId={person.id}
          onClose={() => setApplying(false)}
          onSaved={() => setApplying(false)}
        />
      )}
    </section>
  );
}

/** "Socio n. 12 · Socio ordinario · Ammesso il 12 nov 2026" */
function Facts({ member, isEarlier = false }: { member: Membership; isEarlier?: boolean }) {
  const t = useTranslations("panel.members.membership");
  const formats = useFormats();
  const settings = useMemberSettings();
  const { number, status, appliedOn, decidedOn, endedOn, category } = member;
  const facts = [
    ...(isEarlier ? [t("earlier")] : []),
    ...(number === null ? [] : [t("number", { number })]),
    categoryLabel(settings?.memberCategories ?? [], category),
    ...(status === "applied" ? [t("applied", { day: formats.shortDay(appliedOn) })] : []),
    ...(status === "rejected" && decidedOn ? [t("rejected", { day: formats.shortDay(decidedOn) })] : []),
    ...(status === "admitted" && decidedOn ? [t("admitted", { day: formats.shortDay(decidedOn) })] : []),
    ...(status === "ended" && endedOn ? [t("ended", { day: formats.shortDay(endedOn) })] : []),
  ];
  return <p className="text-[0.97rem] [overflow-wrap:anywhere]">{facts.join(" · ")}</p>;
}
