"use client";

import { useState } from "react";
import { type AdminTab, placePath, TAB_LOOK } from "@/components/admin/panel-pages";
import { lineWords, thingTitle } from "@/components/admin/shared/audit/audit-words";
import { BookingDialogById } from "@/components/admin/shared/booking/booking-dialog-by-id";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { PersonDialog } from "@/components/admin/shared/person/person-dialog";
import type { AuditEntity } from "@/lib/domain/site/audited";
import type { AuditEntry } from "@/lib/schemas/site/audit";

/** The place of the panel where each thing is kept; bookings and accounts open on the spot. */
const PLACES: Record<Exclude<AuditEntity, "booking" | "user">, AdminTab> = {
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
  invitation: "settings",
};

const LOOK =
  "inline-flex items-center max-lg:min-h-11 text-left text-sage-800 underline underline-offset-4 [overflow-wrap:anywhere]";

const placeOf = (entity: string): AdminTab | null =>
  Object.entries(PLACES).find(([name]) => name === entity)?.[1] ?? null;

/** What was done to what, leading to the thing while it is there. */
export function ThingLink({ entry }: { entry: AuditEntry }) {
  const role = usePanelRole();
  const [isOpen, setOpen] = useState(false);
  const { entity, entityId } = entry;
  const words = lineWords(entry);
  const isThere = entityId === null ? entity === "settings" || entity === "mail" : thingTitle(entry) !== null;
  if (!isThere) return words;
  const close = () => setOpen(false);
  if ((entity === "booking" || entity === "user") && entityId !== null)
    return (
      <>
        <button type="button" className={LOOK} onClick={() => setOpen(true)}>
          {words}
        </button>
        {isOpen && entity === "booking" && <BookingDialogById id={entityId} onClose={close} />}
        {isOpen && entity === "user" && <PersonDialog id={entityId} role={role} onClose={close} />}
      </>
    );
  const place = placeOf(entity);
  if (place === null) return words;
  return (
    <a href={placePath(place)} className={LOOK} title={`Vai a ${TAB_LOOK[place].label}`}>
      {words}
    </a>
  );
}
