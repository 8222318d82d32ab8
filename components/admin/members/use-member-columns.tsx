import { useTranslations } from "next-intl";
import { MemberStatusBadge } from "@/components/admin/shared/membership/member-status-badge";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { type Column, type ExtraCsvColumns, NOTHING } from "@/components/shared/table/columns";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import { today } from "@/lib/client/browser-date";
import { categoryLabel } from "@/lib/domain/membership/category";
import { csvAmount, csvDay } from "@/lib/domain/site/csv";
import type { Member } from "@/lib/schemas/membership/member";

/** Total due for all fees, in cents. */
const dueOf = ({ fees }: Member): number => fees.reduce((sum, { dueAmount }) => sum + dueAmount, 0);

export function useMemberColumns(): readonly Column<Member>[] {
  const t = useTranslations("panel.members");
  const formats = useFormats();
  const settings = useMemberSettings();
  const category = (member: Member) => categoryLabel(settings?.memberCategories ?? [], member.category);
  const dayOrNone = (day: string | null) => (day === null ? NOTHING : formats.shortDay(day));
  return [
    { key: "name", header: t("column.name"), priority: "title", text: ({ name }) => name },
    {
      key: "number",
      header: t("column.number"),
      priority: "high",
      align: "end",
      cell: ({ number }) => number ?? NOTHING,
      text: ({ number }) => String(number ?? ""),
    },
    {
      key: "status",
      header: t("column.status"),
      priority: "high",
      cell: (member) => <MemberStatusBadge member={member} />,
      text: ({ status }) => t(`status.${status}`),
    },
    { key: "category", header: t("column.category"), priority: "low", text: category },
    {
      key: "appliedOn",
      header: t("column.appliedOn"),
      priority: "high",
      cell: ({ appliedOn }) => formats.shortDay(appliedOn),
      text: ({ appliedOn }) => csvDay(appliedOn),
    },
    {
      key: "paidUntil",
      header: t("column.paidUntil"),
      priority: "high",
      cell: ({ paidUntil }) => dayOrNone(paidUntil),
      text: ({ paidUntil }) => csvDay(paidUntil),
    },
    {
      key: "certificateUntil",
      header: t("column.certificateUntil"),
      priority: "low",
      cell: ({ person }) => {
        const until = person?.certificateUntil ?? null;
        return (
          <span className={cn(until !== null && until < today() && "font-semibold text-terra-700")}>
            {dayOrNone(until)}
          </span>
        );
      },
      text: ({ person }) => csvDay(person?.certificateUntil ?? null),
    },
    {
      key: "due",
      header: t("column.due"),
      priority: "high",
      align: "end",
      cell: (member) => (dueOf(member) > 0 ? formats.cents(dueOf(member)) : NOTHING),
      text: (member) => csvAmount(dueOf(member)),
    },
  ];
}

export function useMemberCsv(): ExtraCsvColumns<Member> {
  const t = useTranslations("panel.members");
  return [
    { header: t("csv.email"), value: ({ person }) => person?.email ?? "" },
    { header: t("csv.phone"), value: ({ person }) => person?.phone ?? "" },
    { header: t("csv.decidedOn"), value: ({ decidedOn }) => csvDay(decidedOn) },
    { header: t("csv.resolution"), value: ({ resolution }) => resolution ?? "" },
    { header: t("csv.endedOn"), value: ({ endedOn }) => csvDay(endedOn) },
    {
      header: t("csv.endReason"),
      value: ({ endReason }) => (endReason === null ? "" : t(`endReason.${endReason}`)),
    },
  ];
}
