import { useTranslations } from "next-intl";
import { lessonsPath, PANEL_PAGES, panelPath } from "@/components/admin/panel-pages";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useMayManageCentre, usePanelRole } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useTextResolver } from "@/components/ui/use-words";
import { seatsText, spanText } from "@/lib/domain/panel/board-text";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import type { BoardEntry } from "@/lib/schemas/panel/board";

interface EntryDialogProps {
  entry: BoardEntry;
  room: string;
  onClose: () => void;
}

export function EntryDialog({ entry, room, onClose }: EntryDialogProps) {
  const t = useTranslations("panel.board");
  const pages = useTranslations("panel.pages");
  const live = useTranslations("live");
  const word = useTextResolver();
  const role = usePanelRole();
  const mayManage = useMayManageCentre();
  const isToCome = Date.parse(entry.startsAt) > Date.now();
  const isLesson = entry.kind === "course" && mayManage && isToCome;
  const { label, section: page } = rulesOfKind(entry.kind);
  return (
    <GuardedDialog
      title={entry.title}
      description={`${word(label)}, ${room}`}
      onClose={onClose}
      className="sm:w-[min(30rem,calc(100vw-3rem))]"
    >
      {({ close }) => (
        <>
          <p className="first-letter:uppercase">{word(spanText(entry.startsAt, entry.endsAt))}</p>
          {entry.seats && <p className="tabular-nums">{word(seatsText(entry.seats))}</p>}
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="outline" onClick={close}>
              {live("close")}
            </Button>
            {PANEL_PAGES[page].isFor(role) && (
              <Button asChild>
                <Link href={isLesson ? lessonsPath(entry.id) : panelPath(page)} onClick={onClose}>
                  {isLesson ? t("changeLesson") : pages("goTo", { page: pages(`title.${page}`) })}
                </Link>
              </Button>
            )}
          </div>
        </>
      )}
    </GuardedDialog>
  );
}
