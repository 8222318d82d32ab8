import { useTranslations } from "next-intl";
import { panelPath } from "@/components/admin/panel-pages";
import { ArrowRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { MEMBER_LISTS, type MemberList } from "@/lib/domain/panel/member-lists";
import type { Overview } from "@/lib/schemas/panel/overview";

type Tasks = NonNullable<Overview["members"]>;

const LISTS = Object.keys(MEMBER_LISTS) as MemberList[];

export const hasMemberTasks = (members: Tasks): boolean => LISTS.some((list) => members[list] > 0);

/** Applications to decide, fees to pay, certificates that expire: each links to its filtered list in Soci. */
export function MemberTasks({ members }: { members: Tasks }) {
  const t = useTranslations("panel.overview");
  return (
    <ul aria-label={t("titles.members")} className="m-0 flex list-none flex-col p-0">
      {LISTS.filter((list) => members[list] > 0).map((list) => (
        <li key={list} className="border-b border-sand-100 last:border-0">
          <Link
            href={`${panelPath("members")}?elenco=${MEMBER_LISTS[list]}`}
            className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold text-sage-800"
          >
            {t(`members.${list}`, { count: members[list] })}
            <ArrowRight className="size-5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
