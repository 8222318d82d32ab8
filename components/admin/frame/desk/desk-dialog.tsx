import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { PANEL_PAGES } from "@/components/admin/panel-pages";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { Icon } from "@/components/ui/draw-icon";
import { CalendarDays, CalendarPlus, UserRound } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useCombobox } from "@/components/ui/use-combobox";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { DeskSearchResult } from "./desk-result";
import { useDeskResults } from "./use-desk-results";

const ICONS: Record<Exclude<DeskSearchResult["kind"], "page">, Icon> = {
  book: CalendarPlus,
  day: CalendarDays,
  person: UserRound,
  booking: CalendarDays,
};

interface DeskDialogProps {
  today: CalendarDay;
  onFollow: (answer: DeskSearchResult) => void;
  onClose: () => void;
}

export function DeskDialog({ today, onFollow, onClose }: DeskDialogProps) {
  const t = useTranslations("panel.desk");
  const [text, setText] = useState("");
  const { groups, contradiction, isPending } = useDeskResults(text, today);
  const answers = groups.flatMap((group) => group.answers);
  const { box, listId, optionOf, startAgain } = useCombobox({
    choices: answers,
    keyOf: ({ key }) => key,
    isPending,
    onChoose: onFollow,
  });

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="sm:top-[8dvh] sm:w-[min(40rem,calc(100vw-3rem))] sm:translate-y-0"
      >
        <DialogTitle className="pr-11 text-[1.2rem]">{t("title")}</DialogTitle>
        <Input
          autoFocus
          type="text"
          {...box}
          aria-label={t("box")}
          placeholder={t("placeholder")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            startAgain();
          }}
        />
        {text.trim() === "" && <Examples />}
        <div
          id={listId}
          role="listbox"
          aria-label={t("answers")}
          className="empty:hidden -mx-2 flex max-h-[60dvh] flex-col gap-3 overflow-y-auto overscroll-contain px-2"
        >
          {groups.map((group) => (
            <Group key={group.title} group={group} optionOf={optionOf} />
          ))}
        </div>
        <p role="status" className="text-[0.92rem] text-ink-2 empty:hidden">
          {contradiction ?? (text.trim().length > 1 && answers.length === 0 && !isPending && t("nothing"))}
        </p>
      </DialogContent>
    </Dialog>
  );
}

const EXAMPLES = ["time", "people", "part", "day", "name", "number", "page"] as const;

function Examples() {
  const t = useTranslations("panel.desk.examples");
  return (
    <dl className="m-0 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-[0.92rem] text-ink-2">
      {EXAMPLES.map((example) => (
        <div key={example} className="contents">
          <dt className="font-semibold text-ink">{t(`${example}.typed`)}</dt>
          <dd className="m-0">{t(`${example}.answer`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const groupOf = (title: string) => ({ role: "group", "aria-label": title }) as const;

interface GroupProps {
  group: { title: string; answers: readonly DeskSearchResult[] };
  optionOf: (answer: DeskSearchResult) => ComponentProps<"div">;
}

function Group({ group: { title, answers }, optionOf }: GroupProps) {
  return (
    <div {...groupOf(title)}>
      <p aria-hidden className="mb-1 text-[0.85rem] font-semibold text-ink-2">
        {title}
      </p>
      {answers.map((answer) => {
        const Sign = answer.kind === "page" ? PANEL_PAGES[answer.page].Icon : ICONS[answer.kind];
        return (
          <div
            key={answer.key}
            {...optionOf(answer)}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 hover:bg-sand-100 aria-selected:bg-sage-100",
              answer.isOff && "text-ink-2",
            )}
          >
            <Sign className="size-5 shrink-0" />
            <span className="min-w-0">
              <span className="block truncate font-semibold first-letter:uppercase">{answer.title}</span>
              <span className="block text-[0.88rem] text-ink-2">{answer.note}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}
