import { useTranslations } from "next-intl";
import { useState } from "react";
import { itemPath, type PanelPageId, panelPath } from "@/components/admin/panel-pages";
import { recordTitle, useAuditTexts } from "@/components/admin/shared/audit/audit-texts";
import {
  AccountPersonDialog,
  BookingDialogById,
  PaymentsDialogById,
  PersonDialog,
} from "@/components/admin/shared/lazy-dialogs";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { Link } from "@/components/ui/link";
import type { AuditEntity } from "@/lib/domain/site/audited";
import type { AuditEntry } from "@/lib/schemas/site/audit";

const DIALOGS = ["booking", "user", "person", "fee"] as const satisfies readonly AuditEntity[];
type DialogEntity = (typeof DIALOGS)[number];
const isDialog = (entity: string): entity is DialogEntity => DIALOGS.some((one) => one === entity);

const PAGES: Record<Exclude<AuditEntity, DialogEntity>, PanelPageId> = {
  space: "spaces",
  picture: "spaces",
  calendar: "spaces",
  closure: "closures",
  extra: "extras",
  "promo-code": "promo-codes",
  course: "courses",
  "course-booking": "course-bookings",
  event: "events",
  teacher: "teachers",
  registration: "events",
  "waiting-entry": "waiting",
  "gallery-image": "event-gallery",
  member: "members",
  pass: "passes",
  "pass-product": "pass-products",
  payment: "cash",
  receipt: "cash",
  "book-entry": "cash",
  "book-year": "cash",
  "bank-file": "journal",
  "bank-movement": "journal",
  mail: "mails",
  message: "people",
  "mail-server": "mail-server",
  mailing: "mailings",
  settings: "settings",
  site: "settings",
  invitation: "settings",
  "api-key": "settings",
  screen: "settings",
  import: "settings",
  "webhook-endpoint": "settings",
};

/** Kinds of record that their page can open by URL. */
const OPENED: ReadonlySet<string> = new Set<AuditEntity>([
  "space",
  "course",
  "event",
  "teacher",
  "gallery-image",
  "extra",
  "promo-code",
  "member",
]);

const LINK_CLASSES =
  "inline-flex items-center max-lg:min-h-11 text-left text-sage-800 underline underline-offset-4 [overflow-wrap:anywhere]";

const pageOf = (entity: string): PanelPageId | null =>
  Object.entries(PAGES).find(([name]) => name === entity)?.[1] ?? null;

export function RecordLink({ entry }: { entry: AuditEntry }) {
  const t = useTranslations("panel.pages");
  const { entryText } = useAuditTexts();
  const role = usePanelRole();
  const [isOpen, setOpen] = useState(false);
  const { entity, entityId } = entry;
  const text = entryText(entry);
  const isThere =
    entityId === null
      ? ["settings", "site", "mail", "mail-server"].includes(entity)
      : recordTitle(entry) !== null;
  if (!isThere) return text;
  const close = () => setOpen(false);
  if (isDialog(entity) && entityId !== null)
    return (
      <>
        <button type="button" className={LINK_CLASSES} onClick={() => setOpen(true)}>
          {text}
        </button>
        {isOpen && entity === "booking" && <BookingDialogById id={entityId} onClose={close} />}
        {isOpen && entity === "fee" && <PaymentsDialogById kind="fee" id={entityId} onClose={close} />}
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
      <Link href={itemPath(page, entityId)} className={LINK_CLASSES}>
        {text}
      </Link>
    );
  return (
    <Link href={panelPath(page)} className={LINK_CLASSES} title={t("goTo", { page: t(`title.${page}`) })}>
      {text}
    </Link>
  );
}
