import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import type { Screen } from "@/lib/schemas/panel/screen";
import { useRoomName } from "./use-room-name";

/** A screen, with what it shows and when it was last on. */
export function ScreenLine({
  screen: { name, spaceId, showsNames, lastSeenAt },
  onCode,
  onEnd,
}: {
  screen: Screen;
  onCode: () => void;
  onEnd: () => void;
}) {
  const t = useTranslations("panel.screens");
  const formats = useFormats();
  const roomName = useRoomName();
  const facts = [
    spaceId === null ? t("house") : roomName(spaceId),
    ...(showsNames ? [t("withNames")] : []),
    lastSeenAt === null ? t("neverSeen") : t("seen", { at: formats.instant(new Date(lastSeenAt)) }),
  ];
  const whose = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-3 last:border-0">
      <span className="min-w-0 grow basis-60">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">{facts.join(" · ")}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onCode}>
          {t.rich("codeOf", { name, whose })}
        </Button>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          {t.rich("endOf", { name, whose })}
        </Button>
      </span>
    </li>
  );
}
