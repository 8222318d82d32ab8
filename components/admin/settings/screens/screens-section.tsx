"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { ConfirmAction } from "@/components/admin/shared/confirm-action";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { CirclePlus } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { Screen, ScreenCreated } from "@/lib/schemas/panel/screen";
import type { Space } from "@/lib/schemas/space/space";

/** The name of a room by its id; empty until the rooms have loaded. */
function useRoomName(): (id: number) => string {
  const { data } = useQuery<Pick<Space, "id" | "name">[]>({ queryKey: ["/api/spaces"] });
  return (id) => data?.find((space) => space.id === id)?.name ?? "";
}
const NewScreenDialog = lazyPart(async () => (await import("./new-screen-dialog")).NewScreenDialog);
const ScreenAddressDialog = lazyPart(
  async () => (await import("./screen-address-dialog")).ScreenAddressDialog,
);
const ScreenCodeDialog = lazyPart(async () => (await import("./screen-code-dialog")).ScreenCodeDialog);

const PATH = "/api/screens";

export function ScreensSection() {
  const t = useTranslations("panel.screens");
  const act = useAdminAction();
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<ScreenCreated | null>(null);
  const [opened, setOpened] = useState<{ screen: Screen; code: string } | null>(null);
  const [ending, setEnding] = useState<Screen | null>(null);
  const { data, error, refetch } = useQuery<Screen[]>({ queryKey: [PATH], refetchOnMount: "always" });

  const askForCode = (screen: Screen) =>
    act(() => api.post<{ code: string }>(`${PATH}/${screen.id}/code`), { failure: t("code.failed") }).then(
      ({ code }) => setOpened({ screen, code }),
      () => {},
    );

  return (
    <SettingsSubpage
      page="screens"
      intro={t("text")}
      actions={
        <Button variant="action" onClick={() => setAdding(true)}>
          <CirclePlus />
          {t("add")}
        </Button>
      }
    >
      <SettingsCard>
        {!data && <TablePlaceholder error={error} refetch={refetch} />}
        {data?.length === 0 && <p className="text-ink-2">{t("none")}</p>}
        {data !== undefined && data.length > 0 && (
          <ul aria-label={t("title")} className="m-0 flex list-none flex-col p-0">
            {data.map((screen) => (
              <ScreenLine
                key={screen.id}
                screen={screen}
                onCode={() => void askForCode(screen)}
                onEnd={() => setEnding(screen)}
              />
            ))}
          </ul>
        )}
      </SettingsCard>
      {isAdding && (
        <NewScreenDialog
          onClose={() => setAdding(false)}
          onMade={(screen) => {
            setAdding(false);
            setMade(screen);
            void client.invalidateQueries({ queryKey: [PATH] });
          }}
        />
      )}
      {made && <ScreenAddressDialog url={made.url} onClose={() => setMade(null)} />}
      {opened && <ScreenCodeDialog {...opened} onClose={() => setOpened(null)} />}
      {ending && (
        <ConfirmAction
          onClose={() => setEnding(null)}
          title={t("endTitle", { name: ending.name })}
          description={t("endText")}
          confirmLabel={t("end")}
          destructive
          action={() => api.delete(`${PATH}/${ending.id}`)}
          outcome={{ success: t("ended"), failure: t("notEnded") }}
        />
      )}
    </SettingsSubpage>
  );
}

interface ScreenLineProps {
  screen: Screen;
  onCode: () => void;
  onEnd: () => void;
}

function ScreenLine({ screen: { name, spaceId, showsNames, lastSeenAt }, onCode, onEnd }: ScreenLineProps) {
  const t = useTranslations("panel.screens");
  const formats = useFormats();
  const roomName = useRoomName();
  const facts = [
    spaceId === null ? t("house") : roomName(spaceId),
    ...(showsNames ? [t("withNames")] : []),
    lastSeenAt === null ? t("neverSeen") : t("seen", { at: formats.instant(new Date(lastSeenAt)) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-3 last:border-0">
      <span className="min-w-0 grow basis-60">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">{facts.join(" · ")}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onCode}>
          {t.rich("codeOf", { name, whose: srOnly })}
        </Button>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          {t.rich("endOf", { name, whose: srOnly })}
        </Button>
      </span>
    </li>
  );
}
