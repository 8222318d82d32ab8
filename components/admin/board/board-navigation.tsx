import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { BOARD_VIEWS, type BoardPlace, type BoardView } from "@/lib/domain/panel/board-columns";
import { boardStep, boardTitle } from "@/lib/domain/panel/board-days";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

interface BoardNavigationProps {
  view: BoardView;
  day: CalendarDay;
  today: CalendarDay;
  onShow: (change: (place: BoardPlace) => Partial<BoardPlace>) => void;
}

export function BoardNavigation({ view, day, today, onShow }: BoardNavigationProps) {
  const t = useTranslations("panel.board.navigation");
  const language = useLocale();
  const step = (steps: -1 | 1) => onShow((place) => ({ day: boardStep(place.view, place.day, steps) }));
  return (
    <>
      <div className="flex items-center">
        <Button variant="ghost" size="icon" aria-label={t(`back.${view}`)} onClick={() => step(-1)}>
          <ChevronLeft />
        </Button>
        <Button variant="ghost" size="icon" aria-label={t(`forward.${view}`)} onClick={() => step(1)}>
          <ChevronRight />
        </Button>
        <Button variant="outline" size="sm" onClick={() => onShow(() => ({ day: today }))}>
          {t("today")}
        </Button>
      </div>
      <h2
        aria-live="polite"
        className="grow text-[1.2rem] first-letter:uppercase max-sm:order-first max-sm:w-full"
      >
        {boardTitle(view, day, language)}
      </h2>
      <Input
        type="date"
        aria-label={t("goToDay")}
        className="w-auto max-sm:max-w-40 max-sm:grow"
        value={day}
        onChange={({ target }) => target.value && onShow(() => ({ day: target.value }))}
      />
      <fieldset aria-label={t("view")} className="m-0 flex gap-1 rounded-full border-0 bg-sand-100 p-1">
        {BOARD_VIEWS.map((other) => (
          <ViewButton key={other} isOn={view === other} onClick={() => onShow(() => ({ view: other }))}>
            {t(`views.${other}`)}
          </ViewButton>
        ))}
      </fieldset>
    </>
  );
}

interface ViewButtonProps {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ViewButton({ isOn, onClick, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-[0.94rem] max-[24rem]:px-1.5 font-semibold text-ink-2 transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-sage-800 aria-pressed:shadow-rest [&_svg]:size-[1.15em]"
    >
      {children}
    </button>
  );
}
