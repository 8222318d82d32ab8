"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  ApplicationDialog,
  DecisionDialog,
  MemberDialog,
  TakeFeeDialog,
} from "@/components/admin/shared/lazy-dialogs";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PageSection } from "@/components/admin/shared/page-section";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { DataTable } from "@/components/shared/data-table";
import { csvColumns, type RowAction } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Coins, Eye, Gavel, Printer, UserPlus, X } from "@/components/ui/icons";
import { feeYears } from "@/lib/domain/money/payment";
import { isAdministrator } from "@/lib/domain/person/roles";
import type { Fee, Member } from "@/lib/schemas/membership/member";
import { filtersOfList, MemberFilterFields, type MemberFilters, NO_MEMBER_FILTERS } from "./member-filters";
import { useMemberColumns, useMemberCsv } from "./use-member-columns";

const FeesDialog = lazyPart(async () => (await import("./fees-dialog")).FeesDialog);

type Opened =
  | { what: "member"; id: number }
  | { what: "fee"; fee: Fee; name: string }
  | { what: "decision"; applications: readonly Member[] }
  | { what: "application" | "fees" };

export function MembersPage() {
  const t = useTranslations("panel.members");
  const tPage = useTranslations("panel.pages.title");
  const asked = useSearchParams();
  const askedId = Number(asked?.get("apri"));
  const [opened, setOpened] = useState<Opened | null>(askedId > 0 ? { what: "member", id: askedId } : null);
  const [ticked, setTicked] = useState<ReadonlyMap<number, Member>>(new Map());
  const close = () => setOpened(null);
  const columns = useMemberColumns();
  const csvExtra = useMemberCsv();
  const actionsOf = useRowActions(setOpened);
  const table = useServerTable<Member, MemberFilters>(
    "/api/members",
    NO_MEMBER_FILTERS,
    () => "",
    { key: "name", direction: "asc" },
    {},
    "",
    filtersOfList(asked?.get("elenco") ?? null),
  );
  // Selection survives paging; visible rows update the state of selected members.
  const known = new Map(table.rows.map((member) => [member.id, member]));
  const selected = [...ticked].map(([id, member]) => known.get(id) ?? member);
  const tick = (ids: ReadonlySet<number>) =>
    setTicked(
      new Map(
        [...ids].flatMap((id) => {
          const member = known.get(id) ?? ticked.get(id);
          return member ? [[id, member] as const] : [];
        }),
      ),
    );
  return (
    <PageSection
      title={tPage("members")}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => setOpened({ what: "fees" })}>
            <Coins />
            {t("fees.add")}
          </Button>
          <Button variant="action" onClick={() => setOpened({ what: "application" })}>
            <UserPlus />
            {t("application.add")}
          </Button>
        </div>
      }
    >
      <DataTable
        {...table}
        caption={tPage("members")}
        columns={columns}
        rowName={({ name }) => name}
        actions={actionsOf}
        onOpen={({ id }) => setOpened({ what: "member", id })}
        selection={{ ids: new Set(ticked.keys()), onChange: tick }}
        search={{ label: t("search"), value: table.search, onChange: table.setSearch }}
        filters={<MemberFilterFields filters={table.filters} onChange={table.setFilter} />}
        empty={{ title: t("empty.title"), description: t("empty.text") }}
        toolbar={
          <>
            {selected.length === 0 && (
              <Button variant="outline" asChild>
                <a href="/api/members/cards">
                  <Printer />
                  {t("selection.allCards")}
                </a>
              </Button>
            )}
            <ExportButton
              name={t("file")}
              columns={csvColumns(columns, csvExtra)}
              listMatching={table.listMatching}
              disabled={table.total === 0}
            />
          </>
        }
      />
      <SelectionBar
        members={selected}
        onDecide={(applications) => setOpened({ what: "decision", applications })}
        onClear={() => setTicked(new Map())}
      />
      {opened?.what === "member" && <MemberDialog id={opened.id} onClose={close} />}
      {opened?.what === "fee" && (
        <TakeFeeDialog
          fee={opened.fee}
          title={t("fee.name", { year: feeYears(opened.fee) })}
          name={opened.name}
          onClose={close}
        />
      )}
      {opened?.what === "fees" && <FeesDialog onClose={close} />}
      {opened?.what === "application" && (
        <ApplicationDialog onClose={close} onSaved={({ id }) => setOpened({ what: "member", id })} />
      )}
      {opened?.what === "decision" && (
        <DecisionDialog
          members={opened.applications}
          onClose={close}
          onDecided={() => {
            setTicked(new Map());
            close();
          }}
        />
      )}
    </PageSection>
  );
}

function useRowActions(open: (opened: Opened) => void) {
  const t = useTranslations("panel.members");
  const decides = isAdministrator(usePanelRole());
  return (member: Member): readonly RowAction[] => {
    const fee = member.fees.findLast(({ dueAmount }) => dueAmount > 0);
    return [
      { label: t("open"), Icon: Eye, onSelect: () => open({ what: "member", id: member.id }) },
      ...(fee === undefined
        ? []
        : [
            {
              label: t("actions.takeFee"),
              Icon: Coins,
              onSelect: () => open({ what: "fee", fee, name: member.name }),
            },
          ]),
      ...(decides && member.status === "applied"
        ? [
            {
              label: t("actions.decide"),
              Icon: Gavel,
              onSelect: () => open({ what: "decision", applications: [member] }),
            },
          ]
        : []),
    ];
  };
}

interface SelectionBarProps {
  members: readonly Member[];
  onDecide: (applications: readonly Member[]) => void;
  onClear: () => void;
}

function SelectionBar({ members, onDecide, onClear }: SelectionBarProps) {
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
