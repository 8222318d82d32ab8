import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { panelPath } from "@/components/admin/panel-pages";
import type { BookingDraft } from "@/components/admin/shared/booking/new-booking/use-slot";
import { BookingDialogById, NewBookingDialog, PersonDialog } from "@/components/admin/shared/lazy-dialogs";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { Search } from "@/components/ui/icons";
import { boardQuery } from "@/lib/domain/panel/board-columns";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { DeskSearchResult } from "./desk-result";

const DeskDialog = lazyPart(async () => (await import("./desk-dialog")).DeskDialog);

/** Whether the focus is in a field, in which a slash is typed text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

export function DeskSearch({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.desk");
  const router = useRouter();
  const [opened, setOpened] = useState<{ kind: "search" } | OpenedResult | null>(null);
  const close = () => setOpened(null);
  // Going back while a dialog is open also closes the dialog.
  const pathname = usePathname();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    close();
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut =
        (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey)) ||
        (event.key === "/" && !isTyping(event.target));
      // An open dialog handles its own keys.
      if (!isShortcut || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      setOpened({ kind: "search" });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  function follow(answer: DeskSearchResult): void {
    if (answer.kind === "page") {
      close();
      const [path, anchor] = answer.href.split("#");
      // On the page itself, only the browser's hash change tells the form which field is meant.
      if (path === pathname && anchor !== undefined) window.location.hash = anchor;
      else router.push(answer.href);
    } else if (answer.kind === "day") {
      close();
      router.push(`${panelPath("board")}${boardQuery("giorno", answer.day)}`);
    } else if (answer.kind === "book") {
      const { spaceId, period, attendees } = answer;
      setOpened({ kind: "book", draft: { spaceId, period, ...(attendees && { attendees }) } });
    } else setOpened({ kind: answer.kind, id: answer.id });
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setOpened({ kind: "search" })}
        className="flex min-h-11 min-w-11 items-center gap-2 rounded-full border bg-surface px-3 text-[0.94rem] text-ink-2 hover:border-sand-400 lg:w-56 xl:w-80"
      >
        <Search className="size-5 shrink-0" />
        <span className="max-lg:sr-only">{t("button")}</span>
        <kbd aria-hidden className="ml-auto rounded-sm border px-1.5 font-sans text-[0.8rem] max-lg:hidden">
          /
        </kbd>
      </button>
      {opened?.kind === "search" && <DeskDialog today={today} onFollow={follow} onClose={close} />}
      {opened && opened.kind !== "search" && <DeskResult result={opened} onClose={close} />}
    </>
  );
}

type OpenedResult =
  | { kind: "book"; draft: BookingDraft }
  | { kind: "booking"; id: number }
  | { kind: "person"; id: number };

function DeskResult({ result, onClose }: { result: OpenedResult; onClose: () => void }) {
  const role = usePanelRole();
  switch (result.kind) {
    case "book":
      return <NewBookingDialog draft={result.draft} onClose={onClose} onBooked={onClose} />;
    case "booking":
      return <BookingDialogById id={result.id} onClose={onClose} />;
    case "person":
      return <PersonDialog id={result.id} role={role} onClose={onClose} />;
  }
}
