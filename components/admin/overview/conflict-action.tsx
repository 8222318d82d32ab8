import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import { conflictTitle } from "@/components/admin/shared/conflicts/conflict-texts";
import { BookingDialogById } from "@/components/admin/shared/lazy-dialogs";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { srOnly } from "@/components/ui/sr-only";
import { useTextResolver } from "@/components/ui/use-words";
import type { Conflict } from "@/lib/schemas/conflict";

/** Pages on which a conflicting entry can be moved; other kinds have none. */
const PAGES: Partial<Record<Conflict["kind"], "events" | "courses" | "closures">> = {
  event: "events",
  course: "courses",
  closure: "closures",
};

export function ConflictAction({ conflict }: { conflict: Conflict }) {
  const word = useTextResolver();
  const t = useTranslations("panel.overview");
  const [isOpen, setOpen] = useState(false);
  const mayManage = useMayManageCentre();
  const { kind, id } = conflict;
  const label = t.rich("openThing", { title: conflictTitle(conflict, word), what: srOnly });
  if (kind === "booking")
    return (
      <>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {label}
        </Button>
        {isOpen && <BookingDialogById id={id} onClose={() => setOpen(false)} />}
      </>
    );
  const page = PAGES[kind];
  if (page === undefined || !mayManage) return null;
  return (
    <Button variant="outline" size="sm" asChild>
      <Link href={panelPath(page)}>{label}</Link>
    </Button>
  );
}
