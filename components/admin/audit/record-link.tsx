"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { openedPath, type PanelPageId, panelPath } from "@/components/admin/panel-pages";
import { recordTitle, useAuditTexts } from "@/components/admin/shared/audit/audit-texts";
import { BookingDialogById } from "@/components/admin/shared/booking/booking-dialog-by-id";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { AccountPersonDialog, PersonDialog } from "@/components/admin/shared/person/person-dialog";
import { Link } from "@/components/ui/link";
import type { AuditEntity } from "@/lib/domain/site/audited";
import type { AuditEntry } from "@/lib/schemas/site/audit";

/** The page of the panel on which each kind of record is kept; bookings, people and accounts open in a dialog. */
const PAGES: Record<Exclude<AuditEntity, "booking" | "user" | "person">, PanelPageId> = {
  space: "spaces",
  picture: "spaces",
  calendar: "spaces",
  closure: "closures",
  course: "courses",
  "course-booking": "course-bookings",
  event: "events",
  registration: "events",
  "waiting-entry": "waiting",
  "gallery-image": "event-gallery",
  payment: "cash",
  receipt: "cash",
  mail: "mails",
  settings: "settings",
  site: "settings",
  invitation: "settings",
};

/** The kinds whose page opens one of them by its address. */
const OPENED: ReadonlySet<string> = new Set<AuditEntity>(["space", "course", "event", "gallery-image"]);

const LINK_CLASSES =
  "inline-flex items-center max-lg:min-h-11 text-left text-sage-800 underline underline-offset-4 [overflow-wrap:anywhere]";

const pageOf = (entity: string): PanelPageId | null =>
  Object.entries(PAGES).find(([name]) => name === entity)?.[1] ?? null;

/** An entry's text, linked to the record while it exists. */
export function RecordLink({ entry }: { entry: AuditEntry }) {
  const t = useTranslations("panel.pages");
  const { entryText } = useAuditTexts();
  const role = usePanelRole();
  const [isOpen, setOpen] = useState(false);
  const { entity, entityId } = entry;
  const text = entryText(entry);
  const isThere =
    entityId === null ? ["settings", "site", "mail"].includes(entity) : recordTitle(entry) !== null;
  if (!isThere) return text;
  const close = () => setOpen(false);
  if ((entity === "booking" || entity === "user" || entity === "person") && entityId !== null)
    return (
      <>
        <button type="button" className={LINK_CLASSES} onClick={() => setOpen(true)}>
          {text}
        </button>
        {isOpen && entity === "booking" && <BookingDialogById id={entityId} onClose={close} />}
        {isOpen && entity === "person" && <PersonDialog id={entityId} role={role} onClose={close} />}
        {isOpen && entity === "user" && <AccountPersonDialog userId={entityId} role={role} onClose={close} />}
      </>
    );
  if (entity === "receipt" && entityId !== null)
    return (
      <a href={`/api/receipts/${entityId}/pdf`} className={LINK_CLASSES}>
        {text}
      </a>
    );
  const page = pageOf(entity);
  if (page === null) return text;
  if (OPENED.has(entity) && entityId !== null)
    return (
      <Link href={openedPath(page, entityId)} className={LINK_CLASSES}>
        {text}
      </Link>
    );
  return (
    <Link href={panelPath(page)} className={LINK_CLASSES} title={t("goTo", { page: t(`title.${page}`) })}>
      {text}
    </Link>
  );
}
