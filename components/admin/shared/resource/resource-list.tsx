"use client";

import { type ReactNode, useMemo, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { PanelPlace } from "@/components/admin/shared/panel-page";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns, type RowAction } from "@/components/shared/table/columns";
import { useLocalTable } from "@/components/shared/table/use-local-table";
import { Button } from "@/components/ui/button";
import { Download, Eye, EyeOff, Pencil, Plus, Trash2 } from "@/components/ui/icons";
import { downloadCsv } from "@/lib/client/download-csv";
import { DeleteDialog } from "./delete-dialog";
import { EditDialog } from "./edit-dialog";
import type { Resource, ResourcePanel } from "./resource";
import { useResourceActions, useResourceList } from "./use-resource";
import { VisibilitySwitch } from "./visibility-switch";

type Opened<Row> =
  | { kind: "add" }
  | { kind: "edit" | "delete"; row: Row }
  | { kind: "panel"; row: Row; Panel: ResourcePanel<Row> };

interface ResourceListProps<Row extends { id: number }, Values extends FieldValues, Output> {
  resource: Resource<Row, Values, Output>;
  title: string;
  /** Where "Aggiungi" leads; without it the form opens in a dialog. */
  onAdd?: () => void;
  /** Under the title, over the table. */
  children?: (rows: readonly Row[]) => ReactNode;
}

const NONE: readonly never[] = [];

/** The list of a resource, with everything that can be done to its rows. */
export function ResourceList<Row extends { id: number }, Values extends FieldValues, Output>({
  resource,
  title,
  onAdd,
  children,
}: ResourceListProps<Row, Values, Output>) {
  const { words, visibility, nameOf } = resource;
  const list = useResourceList<Row>(resource);
  const { show } = useResourceActions(resource);
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const close = () => setOpened(null);

  const columns = useMemo<readonly Column<Row>[]>(
    () => [
      ...resource.columns,
      {
        key: "visibility",
        header: visibility.header,
        priority: "high",
        cell: (row) => (
          <VisibilitySwitch
            name={nameOf(row)}
            isOn={visibility.isOn(row)}
            on={visibility.on}
            off={visibility.off}
            onChange={(on) => show(row, on)}
          />
        ),
        text: (row) => (visibility.isOn(row) ? visibility.on : visibility.off),
        sortValue: visibility.isOn,
      },
    ],
    [resource, visibility, nameOf, show],
  );
  const table = useLocalTable(list, columns);
  const add = onAdd ?? (() => setOpened({ kind: "add" }));

  const actions = (row: Row): RowAction[] => [
    { label: "Modifica", Icon: Pencil, onSelect: () => setOpened({ kind: "edit", row }) },
    ...(resource.extraActions ?? []).map(({ label, Icon, panel }) => ({
      label,
      Icon,
      onSelect: () => setOpened({ kind: "panel", row, Panel: panel }),
    })),
    visibility.isOn(row)
      ? { label: visibility.hideLabel, Icon: EyeOff, onSelect: () => void show(row, false).catch(() => {}) }
      : {
          label: `Rendi ${visibility.on.toLowerCase()}`,
          Icon: Eye,
          onSelect: () => void show(row, true).catch(() => {}),
        },
    { label: "Elimina", Icon: Trash2, destructive: true, onSelect: () => setOpened({ kind: "delete", row }) },
  ];

  return (
    <PanelPlace
      title={title}
      actions={
        <Button variant="action" onClick={add} disabled={!onAdd && !list.data}>
          <Plus />
          {words.addTitle}
        </Button>
      }
    >
      {children?.(list.data ?? NONE)}
      <DataTable
        {...table}
        caption={title}
        columns={columns}
        rowName={nameOf}
        actions={actions}
        onOpen={(row) => setOpened({ kind: "edit", row })}
        search={{ label: words.search, value: table.search, onChange: table.setSearch }}
        empty={{
          ...words.empty,
          action: (
            <Button variant="action" onClick={add}>
              {words.addTitle}
            </Button>
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
            Esporta CSV
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
    </PanelPlace>
  );
}
