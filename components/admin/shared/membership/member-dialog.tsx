import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { History } from "@/components/admin/shared/audit/history";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { Fact } from "@/components/admin/shared/person/fact";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { CircleSlash, Coins, Download, Gavel, Pencil, UserRound } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { categoryLabel } from "@/lib/domain/membership/category";
import { isAdministrator } from "@/lib/domain/person/roles";
import type { Member } from "@/lib/schemas/membership/member";
import { FeeLines } from "./fee-lines";
import { MemberStatusBadge } from "./member-status-badge";
import { useMemberSettings } from "./use-member-settings";

const DecisionDialog = lazyPart(
  async () => (await import("@/components/admin/shared/membership/decision-dialog")).DecisionDialog,
);
const PersonDialog = lazyPart(
  async () => (await import("@/components/admin/shared/person/person-dialog")).PersonDialog,
);

const CategoryDialog = lazyPart(async () => (await import("./category-dialog")).CategoryDialog);
const EndDialog = lazyPart(async () => (await import("./end-dialog")).EndDialog);
const FeeDialog = lazyPart(async () => (await import("./fee-dialog")).FeeDialog);

export function MemberDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("panel.members");
  const {
    data: member,
    error,
    refetch,
  } = useQuery<Member>({
    queryKey: [`/api/members/${id}`],
    refetchOnMount: "always",
  });
  const title = member?.number
    ? t("dialog.title", { name: member.name, number: member.number })
    : (member?.name ?? t("dialog.loading"));
  return (
    <GuardedDialog title={title} onClose={onClose} className="sm:w-[min(42rem,calc(100vw-3rem))]">
      {() => {
        if (!member) return <TablePlaceholder error={error} refetch={refetch} rows={4} />;
        return (
          <>
            <span>
              <MemberStatusBadge member={member} />
            </span>
            <Actions member={member} />
            {member.person === null && <p className="text-ink-2">{t("dialog.erased")}</p>}
            <Facts member={member} />
            <section aria-label={t("fee.title")} className="border-t border-sand-200 pt-4">
              <h3 className="text-lg">{t("fee.title")}</h3>
              <FeeLines fees={member.fees} name={member.name} />
            </section>
            <History entity="member" entityId={member.id} createdAt={`${member.appliedOn}T12:00:00Z`} />
          </>
        );
      }}
    </GuardedDialog>
  );
}

type Opened = "decision" | "category" | "end" | "fee" | "person";

function Actions({ member }: { member: Member }) {
  const t = useTranslations("panel.members.actions");
  const role = usePanelRole();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const decides = isAdministrator(role);
  const { status, person } = member;
  const isLive = status === "applied" || status === "admitted";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {decides && status === "applied" && (
        <Button variant="action" onClick={() => setOpened("decision")}>
          <Gavel />
          {t("decide")}
        </Button>
      )}
      {person && (
        <Button variant="outline" onClick={() => setOpened("person")}>
          <UserRound />
          {t("person")}
        </Button>
      )}
      {member.number !== null && person && (
        <Button variant="outline" asChild>
          <a href={`/api/members/${member.id}/card`}>
            <Download />
            {t("card")}
          </a>
        </Button>
      )}
      {person && isLive && (
        <Button variant="outline" onClick={() => setOpened("category")}>
          <Pencil />
          {t("category")}
        </Button>
      )}
      {decides && status === "admitted" && person && (
        <Button variant="outline" onClick={() => setOpened("fee")}>
          <Coins />
          {t("fee")}
        </Button>
      )}
      {decides && status === "admitted" && (
        <Button variant="ghost" onClick={() => setOpened("end")}>
          <CircleSlash />
          {t("end")}
        </Button>
      )}
      {opened === "decision" && <DecisionDialog members={[member]} onClose={close} />}
      {opened === "category" && <CategoryDialog member={member} onClose={close} />}
      {opened === "fee" && <FeeDialog member={member} onClose={close} />}
      {opened === "end" && <EndDialog member={member} onClose={close} />}
      {opened === "person" && person && <PersonDialog id={person.id} role={role} onClose={close} />}
    </div>
  );
}

function Facts({ member }: { member: Member }) {
  const t = useTranslations("panel.members");
  const formats = useFormats();
  const settings = useMemberSettings();
  const { status, number, category, appliedOn, decidedOn, resolution, endedOn, endReason, endNote } = member;
  const dayOrNull = (day: string | null | undefined) => (day ? formats.day(day) : null);
  const facts: readonly (readonly [label: string, text: string | null])[] = [
    [t("dialog.number"), number === null ? null : String(number)],
    [t("column.category"), categoryLabel(settings?.memberCategories ?? [], category)],
    [t("column.appliedOn"), formats.day(appliedOn)],
    [t(status === "rejected" ? "dialog.rejectedOn" : "column.admittedOn"), dayOrNull(decidedOn)],
    [t("dialog.resolution"), resolution],
    [t("column.paidUntil"), dayOrNull(member.paidUntil)],
    [t("column.certificateUntil"), dayOrNull(member.person?.certificateUntil)],
    [t("dialog.endedOn"), dayOrNull(endedOn)],
    [t("dialog.endReason"), endReason && t(`endReason.${endReason}`)],
    [t("dialog.endNote"), endNote],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-[0.97rem]">
      {facts.map(
        ([label, text]) =>
          text && (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          ),
      )}
    </dl>
  );
}
