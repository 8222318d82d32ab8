import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useMemo, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type PanelPageId, panelPath } from "@/components/admin/panel-pages";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PageSection } from "@/components/admin/shared/page-section";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { useSavedChoice } from "@/components/admin/shared/use-saved-choice";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns, type RowAction } from "@/components/shared/table/columns";
import { useLocalTable } from "@/components/shared/table/use-local-table";
import { Button, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Download, Eye, EyeOff, Pencil, Plus, Trash2 } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Switch } from "@/components/ui/switch";
import { downloadCsv } from "@/lib/client/download-csv";
import type { DeleteDialog as Delete } from "./delete-dialog";
import type { EditDialog as Edit } from "./edit-dialog";
import type { Resource, ResourcePanel } from "./resource";
import { useResourceActions, useResourceList } from "./use-resource";

// The cast keeps the generic props, which depend on the resource's row type.
const DeleteDialog = lazyPart(async () => (await import("./delete-dialog")).DeleteDialog) as typeof Delete;
const EditDialog = lazyPart(async () => (await import("./edit-dialog")).EditDialog) as typeof Edit;

type Opened<Row> =
  | { kind: "add" }
  | { kind: "edit" | "delete"; row: Row }
  | { kind: "panel"; row: Row; Panel: ResourcePanel<Row> };

interface ResourceListPageProps<Row extends { id: number }, Values extends FieldValues, Output> {
  resource: Resource<Row, Values, Output>;
  children?: (rows: readonly Row[]) => ReactNode;
}

const NONE: readonly never[] = [];

/**
 * The panel page that lists a resource, with all actions on its rows. Opens the row from the URL (see `itemPath`), if
 * it still exists.
 */
export function ResourceListPage<Row extends { id: number }, Values extends FieldValues, Output>({
  resource,
  children,
}: ResourceListPageProps<Row, Values, Output>) {
  const t = useTranslations("panel.resource.list");
  const tEditor = useTranslations("editor");
  const tTables = useTranslations("tables");
  const { texts, visibility, nameOf, addPage } = resource;
  const title = useTranslations("panel.pages.title")(resource.page);
  const list = useResourceList<Row>(resource);
  const { show } = useResourceActions(resource);
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const close = () => setOpened(null);
  const mayManage = useMayManageCentre();
  const extraActions = (resource.extraActions ?? []).filter(({ isForDesk }) => mayManage || isForDesk);
  const params = useSearchParams();
  const open = (row: Row, slug: string | null = null): void => {
    const asked = extraActions.find((action) => slug !== null && action.slug === slug);
    const [first] = extraActions;
    if (asked) setOpened({ kind: "panel", row, Panel: asked.panel });
    else if (mayManage) setOpened({ kind: "edit", row });
    else if (first) setOpened({ kind: "panel", row, Panel: first.panel });
  };
  const [askedId, setAskedId] = useState(Number(params?.get("apri")));
  if (askedId > 0 && list.data) {
    const row = list.data.find(({ id }) => id === askedId);
    setAskedId(0);
    if (row) open(row, params?.get("azione"));
  }

  const columns = useMemo<readonly Column<Row>[]>(() => {
    const wordOf = (row: Row) => visibility.words(row)[visibility.isOn(row) ? "on" : "off"];
    return [
      ...resource.columns,
      {
        key: "visibility",
        header: visibility.header,
        priority: "high",
        cell: (row) =>
          mayManage ? (
            <VisibilitySwitch
              name={nameOf(row)}
              isOn={visibility.isOn(row)}
              {...visibility.words(row)}
              onChange={(on) => show(row, on)}
            />
          ) : (
            wordOf(row)
          ),
        text: wordOf,
        sortValue: visibility.isOn,
      },
    ];
  }, [resource, visibility, nameOf, show, mayManage]);
  const table = useLocalTable(list, columns, resource.endpoint);

  const panels = (row: Row): RowAction[] =>
    extraActions.map(({ label, Icon, isShown, panel }) => ({
      label,
      Icon,
      isShown,
      onSelect: () => setOpened({ kind: "panel", row, Panel: panel }),
    }));
  const actions = (row: Row): RowAction[] => [
    { label: tEditor("edit"), Icon: Pencil, onSelect: () => setOpened({ kind: "edit", row }) },
    ...panels(row),
    visibility.isOn(row)
      ? { label: visibility.hideLabel, Icon: EyeOff, onSelect: () => void show(row, false).catch(() => {}) }
      : {
          label: visibility.showLabel,
          Icon: Eye,
          onSelect: () => void show(row, true).catch(() => {}),
        },
    {
      label: t("delete"),
      Icon: Trash2,
      destructive: true,
      onSelect: () => setOpened({ kind: "delete", row }),
    },
  ];

  return (
    <PageSection
      title={title}
      actions={
        mayManage && (
          <AddButton page={addPage} disabled={!list.data} onClick={() => setOpened({ kind: "add" })}>
            <Plus />
            {texts.addTitle}
          </AddButton>
        )
      }
    >
      {children?.(list.data ?? NONE)}
      <DataTable
        {...table}
        caption={title}
        columns={columns}
        rowName={nameOf}
        actions={mayManage ? actions : panels}
        onOpen={(row) => open(row)}
        search={{ label: texts.search, value: table.search, onChange: table.setSearch }}
        empty={{
          ...texts.empty,
          action: mayManage && (
            <AddButton page={addPage} onClick={() => setOpened({ kind: "add" })}>
              {texts.addTitle}
            </AddButton>
          ),
        }}
        toolbar={
          <Button
            variant="outline"
            disabled={table.total === 0}
            onClick={() =>
              downloadCsv(resource.csvName, csvColumns(columns, resource.csvExtra), table.matching)
            }
          >
            <Download />
            {tTables("export")}
          </Button>
        }
      />
      {opened?.kind === "add" && (
        <EditDialog resource={resource} row={null} all={list.data ?? NONE} onClose={close} />
      )}
      {opened?.kind === "edit" && (
        <EditDialog resource={resource} row={opened.row} all={list.data ?? NONE} onClose={close} />
      )}
      {opened?.kind === "delete" && <DeleteDialog resource={resource} row={opened.row} onClose={close} />}
      {opened?.kind === "panel" && <opened.Panel row={opened.row} onClose={close} />}
    </PageSection>
  );
}

function AddButton({ page, children, ...button }: ButtonProps & { page: PanelPageId | undefined }) {
  if (page === undefined)
    return (
      <Button variant="action" {...button}>
        {children}
      </Button>
    );
  return (
    <Button asChild variant="action">
      <Link href={panelPath(page)}>{children}</Link>
    </Button>
  );
}

interface VisibilitySwitchProps {
  name: string;
  isOn: boolean;
  on: string;
  off: string;
  onChange: (on: boolean) => Promise<unknown>;
}

function VisibilitySwitch({ name, isOn, on, off, onChange }: VisibilitySwitchProps) {
  const id = useId();
  const { value: shown, isSaving, choose } = useSavedChoice(isOn, onChange);
  return (
    <span className="inline-flex items-center gap-2.5 align-middle">
      <Switch
        id={id}
        aria-label={`${name}: ${on}`}
        checked={shown}
        disabled={isSaving}
        onCheckedChange={(next) => void choose(next)}
      />
      <span className={cn("text-[0.9rem] font-medium", shown ? "text-sage-800" : "text-ink-2")}>
        {shown ? on : off}
      </span>
    </span>
  );
}
