import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import type { RowAction } from "@/components/shared/table/columns";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { KeyRound, Pencil, Plus, Power, ScrollText, Send, Trash2 } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import type { WebhookEndpoint } from "@/lib/schemas/program/webhook";
import { NothingYet, ProgramSection } from "../program-section";
import type { ShownSecret } from "../secret-dialog";
import { EndpointLine } from "./endpoint-line";
import { ENDPOINTS_PATH } from "./endpoints-path";

function useEndpointActions() {
  const t = useTranslations("panel.programs.webhooks");
  const act = useAdminAction();
  const pathOf = ({ id }: WebhookEndpoint) => `${ENDPOINTS_PATH}/${id}`;
  return {
    test: (endpoint: WebhookEndpoint) =>
      act(() => api.post(`${pathOf(endpoint)}/test`), {
        success: t("tested"),
        description: t("testedText"),
        failure: t("notTested"),
      }),
    renewSecret: (endpoint: WebhookEndpoint) =>
      act(() => api.post<{ secret: string }>(`${pathOf(endpoint)}/secret`), { failure: t("notRenewed") }),
    switchOn: (endpoint: WebhookEndpoint) =>
      act(() => api.patch(pathOf(endpoint), { isActive: true }), {
        success: t("switchedOn"),
        failure: t("notSwitchedOn"),
      }),
    switchOff: (endpoint: WebhookEndpoint) =>
      act(() => api.patch(pathOf(endpoint), { isActive: false }), {
        success: t("switchedOff"),
        failure: t("notSwitchedOff"),
      }),
    remove: (endpoint: WebhookEndpoint) =>
      act(() => api.delete(pathOf(endpoint)), { success: t("removed"), failure: t("notRemoved") }),
  };
}

const SecretDialog = lazyPart(async () => (await import("../secret-dialog")).SecretDialog);
const DeliveriesDialog = lazyPart(async () => (await import("./deliveries-dialog")).DeliveriesDialog);
const EndpointDialog = lazyPart(async () => (await import("./endpoint-dialog")).EndpointDialog);

/** Confirmations for actions that cannot be undone or that affect the receiver. */
const QUESTIONS = {
  renew: { title: "renewTitle", text: "renewText", confirm: "renew" },
  switchOff: { title: "switchOffTitle", text: "switchOffText", confirm: "switchOff" },
  remove: { title: "removeTitle", text: "removeText", confirm: "remove" },
} as const;

type Opened = { of: WebhookEndpoint; as: "edit" | "deliveries" | keyof typeof QUESTIONS };

export function WebhooksSection() {
  const t = useTranslations("panel.programs.webhooks");
  const actions = useEndpointActions();
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const { data, error, refetch } = useQuery<WebhookEndpoint[]>({
    queryKey: [ENDPOINTS_PATH],
    refetchOnMount: "always",
  });
  const quietly = (done: Promise<unknown>) => void done.catch(() => {});
  const close = () => setOpened(null);

  const actionsOf = (of: WebhookEndpoint): RowAction[] => {
    const open = (as: Opened["as"]) => () => setOpened({ of, as });
    return [
      { label: t("deliveries"), Icon: ScrollText, onSelect: open("deliveries") },
      { label: t("test"), Icon: Send, onSelect: () => quietly(actions.test(of)) },
      { label: t("edit"), Icon: Pencil, onSelect: open("edit") },
      { label: t("renew"), Icon: KeyRound, onSelect: open("renew") },
      of.isActive
        ? { label: t("switchOff"), Icon: Power, onSelect: open("switchOff") }
        : { label: t("switchOn"), Icon: Power, onSelect: () => quietly(actions.switchOn(of)) },
      { label: t("remove"), Icon: Trash2, onSelect: open("remove"), destructive: true },
    ];
  };

  const confirm = async ({ of, as }: Opened) => {
    if (as === "switchOff") await actions.switchOff(of);
    if (as === "remove") await actions.remove(of);
    if (as === "renew") setSecret({ kind: "renewed", ...(await actions.renewSecret(of)) });
  };

  const question =
    opened !== null && opened.as in QUESTIONS ? QUESTIONS[opened.as as keyof typeof QUESTIONS] : null;
  return (
    <ProgramSection
      id="avvisi"
      title={t("title")}
      text={t("text")}
      action={
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus />
          {t("add")}
        </Button>
      }
    >
      {!data && <TablePlaceholder error={error} refetch={refetch} rows={2} />}
      {data?.length === 0 && <NothingYet title={t("emptyTitle")} text={t("emptyText")} />}
      {data && data.length > 0 && (
        <ul aria-label={t("title")} className="m-0 flex list-none flex-col p-0">
          {data.map((one) => (
            <EndpointLine key={one.id} of={one} actions={actionsOf(one)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <EndpointDialog
          endpoint={null}
          onClose={() => setAdding(false)}
          onSaved={(saved) => {
            setAdding(false);
            if (saved.secret !== undefined) setSecret({ kind: "webhook", secret: saved.secret });
          }}
        />
      )}
      {opened?.as === "edit" && <EndpointDialog endpoint={opened.of} onClose={close} onSaved={close} />}
      {opened?.as === "deliveries" && <DeliveriesDialog endpoint={opened.of} onClose={close} />}
      {opened !== null && question !== null && (
        <ConfirmDialog
          onOpenChange={(open) => !open && close()}
          title={t(question.title)}
          description={t(question.text)}
          confirmLabel={t(question.confirm)}
          destructive={opened.as === "remove"}
          onConfirm={() => confirm(opened)}
        />
      )}
      {secret !== null && <SecretDialog shown={secret} onClose={() => setSecret(null)} />}
    </ProgramSection>
  );
}
