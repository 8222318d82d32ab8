import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmAction } from "@/components/admin/shared/confirm-action";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { KeyRound } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { SCOPE_KEYS } from "@/lib/domain/program/key-access";
import { dayOf } from "@/lib/domain/time/dates";
import type { ApiKey } from "@/lib/schemas/program/api-key";
import { NothingYet, ProgramSection } from "../program-section";

const SecretDialog = lazyPart(async () => (await import("../secret-dialog")).SecretDialog);
const NewKeyDialog = lazyPart(async () => (await import("./new-key-dialog")).NewKeyDialog);

const PATH = "/api/keys";

export function KeysSection() {
  const t = useTranslations("panel.programs.keys");
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const { data, error, refetch } = useQuery<ApiKey[]>({ queryKey: [PATH], refetchOnMount: "always" });
  return (
    <ProgramSection
      id="chiavi"
      title={t("title")}
      text={t("text")}
      action={
        <Button size="sm" onClick={() => setAdding(true)}>
          <KeyRound />
          {t("add")}
        </Button>
      }
    >
      {!data && <TablePlaceholder error={error} refetch={refetch} rows={2} />}
      {data?.length === 0 && <NothingYet title={t("emptyTitle")} text={t("emptyText")} />}
      {data && data.length > 0 && (
        <ul aria-label={t("title")} className="m-0 flex list-none flex-col p-0">
          {data.map((one) => (
            <KeyLine key={one.id} of={one} onEnd={() => setEnding(one)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <NewKeyDialog
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && <SecretDialog shown={{ kind: "key", secret }} onClose={() => setSecret(null)} />}
      {ending && (
        <ConfirmAction
          onClose={() => setEnding(null)}
          title={t("revokeTitle", { name: ending.name })}
          description={t("revokeText")}
          confirmLabel={t("revoke")}
          destructive
          action={() => api.delete(`${PATH}/${ending.id}`)}
          outcome={{ success: t("revoked"), failure: t("notRevoked") }}
        />
      )}
    </ProgramSection>
  );
}

interface KeyLineProps {
  of: ApiKey;
  onEnd: () => void;
}

function KeyLine({ of: { name, prefix, scopes, expiresOn, createdAt, lastUsedAt }, onEnd }: KeyLineProps) {
  const t = useTranslations("panel.programs.keys");
  const tScopes = useTranslations("apiScopes");
  const formats = useFormats();
  const isOver = expiresOn !== null && expiresOn < dayOf(new Date());
  const end = expiresOn === null ? t("noEnd") : t("validUntil", { day: formats.longDay(expiresOn) });
  const facts = [
    t("created", { day: formats.longDay(dayOf(new Date(createdAt))) }),
    lastUsedAt === null ? t("neverUsed") : t("used", { instant: formats.instant(new Date(lastUsedAt)) }),
    ...(isOver ? [] : [end]),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-sand-100 py-4 last:border-0">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          {isOver && <Badge variant="destructive">{t("expired")}</Badge>}
        </p>
        <p className="text-[0.9rem] text-ink-2">
          {t.rich("begins", { prefix, code: (chunks) => <code className="text-ink">{chunks}…</code> })}
        </p>
        <ul className="m-0 flex list-none flex-wrap gap-1.5 p-0">
          {scopes.length === 0 && (
            <li>
              <Badge variant="secondary">{t("publicOnly")}</Badge>
            </li>
          )}
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge className="text-left whitespace-normal">{tScopes(SCOPE_KEYS[scope])}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-[0.9rem] text-ink-2">{facts.join(" · ")}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onEnd}>
        {t.rich("revokeOf", { name, whose: srOnly })}
      </Button>
    </li>
  );
}
