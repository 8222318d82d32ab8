import { useTranslations } from "next-intl";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { today } from "@/lib/client/browser-date";
import { MEMBER_STATUSES } from "@/lib/domain/membership/member-status";
import { certificatesBy, MEMBER_LISTS, type MemberList } from "@/lib/domain/panel/member-lists";

/** Filters of the member list, by their names in its query; an empty value matches everyone. */
export const NO_MEMBER_FILTERS = { status: "", feeOpen: "", certificateBy: "" };
export type MemberFilters = typeof NO_MEMBER_FILTERS;

const ATTENTION = {
  fees: () => ({ feeOpen: "true", certificateBy: "" }),
  certificates: () => ({ feeOpen: "", certificateBy: certificatesBy(today()) }),
};
type Attention = keyof typeof ATTENTION;
const ATTENTIONS = Object.keys(ATTENTION) as Attention[];

const attentionOf = ({ feeOpen, certificateBy }: MemberFilters): Attention | "" => {
  if (feeOpen !== "") return "fees";
  return certificateBy === "" ? "" : "certificates";
};

const FILTERS_OF: Record<MemberList, () => Partial<MemberFilters>> = {
  applications: () => ({ status: "applied" }),
  openFees: ATTENTION.fees,
  certificates: () => ({ status: "admitted", ...ATTENTION.certificates() }),
};
const LISTS = Object.keys(MEMBER_LISTS) as MemberList[];

/** The filters of the list named in the URL; null if it names no list. */
export function filtersOfList(name: string | null): Partial<MemberFilters> | null {
  const list = LISTS.find((one) => MEMBER_LISTS[one] === name);
  return list === undefined ? null : FILTERS_OF[list]();
}

interface MemberFilterFieldsProps {
  filters: MemberFilters;
  onChange: (part: Partial<MemberFilters>) => void;
}

export function MemberFilterFields({ filters, onChange }: MemberFilterFieldsProps) {
  const t = useTranslations("panel.members.filters");
  const choose = (value: string) => {
    const attention = ATTENTIONS.find((one) => one === value);
    onChange(attention ? ATTENTION[attention]() : { feeOpen: "", certificateBy: "" });
  };
  return (
    <>
      <ChoiceFilter
        label={t("status")}
        all={t("all")}
        options={MEMBER_STATUSES.map((status) => [status, t(`statuses.${status}`)])}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label={t("attention")}
        all={t("everybody")}
        options={ATTENTIONS.map((attention) => [attention, t(attention)])}
        value={attentionOf(filters)}
        onChange={choose}
        className="grow basis-44 md:max-w-60"
      />
    </>
  );
}
