import { useTranslations } from "next-intl";
import { z } from "zod";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import { labelled } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { useStoredState } from "@/components/shared/state-store";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { decisionInputSchema, type Member } from "@/lib/schemas/membership/member";

const OUTCOMES = ["admit", "reject"] as const;

const formSchema = decisionInputSchema.omit({ admit: true }).extend({ outcome: z.enum(OUTCOMES) });

/** By date of application: admitted members are numbered in this order. */
const inOrder = (members: readonly Member[]): Member[] =>
  [...members].sort((a, b) => (a.appliedOn < b.appliedOn ? -1 : a.appliedOn > b.appliedOn ? 1 : a.id - b.id));

interface DecisionDialogProps {
  members: readonly Member[];
  onClose: () => void;
  onDecided?: () => void;
}

export function DecisionDialog({ members, onClose, onDecided = onClose }: DecisionDialogProps) {
  const t = useTranslations("panel.members.decision");
  const tLive = useTranslations("live");
  const mailsNotice = useMailsNotice();
  const formats = useFormats();
  const act = useAdminAction();
  // Consecutive dialogs start with the last resolution.
  const [last, setLast] = useStoredState("resolution", { on: today(), resolution: "" });
  const applications = inOrder(members);
  return (
    <GuardedDialog
      title={t("title", { count: applications.length })}
      description={t("text", { count: applications.length })}
      onClose={onClose}
      className="sm:w-[min(38rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => (
        <>
          <ol
            aria-label={t("list")}
            className="max-h-48 shrink-0 list-decimal overflow-y-auto rounded-md bg-sand-100 py-3 pr-4 pl-9"
          >
            {applications.map(({ id, name, appliedOn }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                {t("line", { name, day: formats.shortDay(appliedOn) })}
              </li>
            ))}
          </ol>
          <SchemaForm
            schema={formSchema}
            sections={[
              {
                title: t("form"),
                fields: labelled(t, [
                  {
                    kind: "select",
                    name: "outcome",
                    width: "half",
                    options: OUTCOMES.map((value) => ({
                      value,
                      label: t(value, { count: applications.length }),
                    })),
                  },
                  { kind: "date", name: "on", width: "half" },
                  {
                    kind: "text",
                    name: "resolution",
                    hint: t("resolutionHint"),
                    placeholder: t("resolutionExample"),
                  },
                ]),
              },
            ]}
            defaultValues={{ outcome: "admit", ...last }}
            submitLabel={t("submit")}
            submitVariant="action"
            onDirtyChange={setDirty}
            onBack={close}
            backLabel={tLive("cancel")}
            onSubmit={async ({ outcome, ...decision }) => {
              const ids = applications.map(({ id }) => id);
              const body = { ids, admit: outcome === "admit", ...decision };
              await act(() => api.post<{ members: Member[]; sent: number }>("/api/members/decisions", body), {
                success: ({ members: decided }) =>
                  t(outcome === "admit" ? "admitted" : "rejected", { count: decided.length }),
                description: ({ sent }) => mailsNotice(sent),
                failure: t("failed"),
              });
              setLast(decision);
              onDecided();
            }}
          />
        </>
      )}
    </GuardedDialog>
  );
}
