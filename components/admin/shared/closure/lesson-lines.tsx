import { useTranslations } from "next-intl";
import { ConflictLines } from "@/components/admin/shared/conflicts/conflict-lines";
import type { Closure } from "@/lib/schemas/closure/closure";
import type { Conflict } from "@/lib/schemas/conflict";

interface LessonLinesProps {
  lessons: readonly Conflict[];
  closure: Pick<Closure, "startTime">;
  roomName: (spaceId: number) => string;
}

/**
 * The lessons during a closure: one of whole days suspends them; one of some hours leaves lessons without a room in
 * place.
 */
export function LessonLines({ lessons, closure, roomName }: LessonLinesProps) {
  const t = useTranslations("panel.closure.lessons");
  if (lessons.length === 0) return null;
  const isTaken = closure.startTime === null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-[1.1rem]">{t(isTaken ? "suspended" : "withoutRoom")}</h3>
      <ConflictLines label={t("label")} conflicts={lessons} roomName={roomName} />
    </section>
  );
}
