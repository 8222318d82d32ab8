import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmAction } from "@/components/admin/shared/confirm-action";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { Button } from "@/components/ui/button";
import { CalendarPlus, Download, Mail, Pencil, Trash2, Users } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import { fullName } from "@/lib/domain/person/full-name";
import { isAdministrator, type Role } from "@/lib/domain/person/roles";
import type { PersonCard } from "@/lib/schemas/panel/people";

const MergeDialog = lazyPart(
  async () => (await import("@/components/admin/shared/person/merge/merge-dialog")).MergeDialog,
);
const NewBookingDialog = lazyPart(
  async () =>
    (await import("@/components/admin/shared/booking/new-booking/new-booking-dialog")).NewBookingDialog,
);
const PersonFormDialog = lazyPart(
  async () => (await import("@/components/admin/shared/person/person-form-dialog")).PersonFormDialog,
);

interface PersonActionsProps {
  person: PersonCard;
  role: Role;
  onMerged: (into: number) => void;
  onDeleted: () => void;
}

export function PersonActions({ person, role, onMerged, onDeleted }: PersonActionsProps) {
  const t = useTranslations("panel.person.actions");
  const tEditor = useTranslations("editor");
  const [opened, setOpened] = useState<"booking" | "form" | "merge" | "delete" | null>(null);
  const close = () => setOpened(null);
  const isAdmin = isAdministrator(role);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="action" onClick={() => setOpened("booking")}>
        <CalendarPlus />
        {t("book")}
      </Button>
      {person.email === null ? (
        <Button variant="outline" disabled title={t("noEmail")}>
          <Mail />
          {t("writeWithoutEmail")}
        </Button>
      ) : (
        <Button variant="outline" asChild>
          <a href={`mailto:${person.email}`}>
            <Mail />
            {t("write")}
          </a>
        </Button>
      )}
      <Button variant="outline" onClick={() => setOpened("form")}>
        <Pencil />
        {tEditor("edit")}
      </Button>
      {isAdmin && (
        <Button variant="outline" onClick={() => setOpened("merge")}>
          <Users />
          {t("merge")}
        </Button>
      )}
      {isAdmin && !person.hasAccount && (
        <>
          <Button variant="ghost" asChild>
            <a href={`/api/people/${person.id}/export`} download>
              <Download />
              {t("export")}
            </a>
          </Button>
          <Button variant="ghost" onClick={() => setOpened("delete")}>
            <Trash2 />
            {t("delete")}
          </Button>
        </>
      )}
      {opened === "booking" && <NewBookingDialog person={person} onClose={close} onBooked={close} />}
      {opened === "form" && <PersonFormDialog person={person} onClose={close} />}
      {opened === "merge" && <MergeDialog person={person} onClose={close} onMerged={onMerged} />}
      {opened === "delete" && (
        <ConfirmAction
          onClose={close}
          title={t("deleteQuestion", { name: fullName(person) })}
          description={t("deleteText")}
          confirmLabel={t("delete")}
          destructive
          action={async () => {
            await api.delete(`/api/people/${person.id}`);
            onDeleted();
          }}
          outcome={{ success: t("deleted"), description: fullName(person), failure: t("deleteFailed") }}
        />
      )}
    </div>
  );
}
