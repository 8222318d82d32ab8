import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EVENT_KEYS } from "@/components/admin/programs/program-keys";
import { Fold } from "@/components/shared/fold";
import { Badge } from "@/components/ui/badge";
import { WEBHOOK_EVENTS } from "@/lib/domain/program/webhook-events";

export interface GuideTool {
  name: string;
  description: string;
  /** The scope that a key needs; null if the tool is public. */
  scope: string | null;
}

const code = (chunks: ReactNode) => <code>{chunks}</code>;

export function GuideStart({ origin, tools }: { origin: string; tools: readonly GuideTool[] }) {
  const t = useTranslations("panel.programs.guide");
  return (
    <>
      <Card title={t("basics.title")}>
        <dl className="m-0 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
          <Fact title={t("basics.address")}>
            <code className="[overflow-wrap:anywhere]">{`${origin}/api`}</code>
          </Fact>
          <Fact title={t("basics.key")}>{t.rich("basics.keyText", { code })}</Fact>
          <Fact title={t("basics.limit")}>{t.rich("basics.limitText", { code })}</Fact>
          <Fact title={t("basics.values")}>{t("basics.valuesText")}</Fact>
          <Fact title={t("basics.errors")}>{t.rich("basics.errorsText", { code })}</Fact>
          <Fact title={t("basics.twice")}>{t.rich("basics.twiceText", { code })}</Fact>
        </dl>
      </Card>
      <WebhookCard />
      <Card title={t("assistants.title")}>
        <p className="mb-4 max-w-prose text-ink-2">
          {t.rich("assistants.text", { code, address: `${origin}/api/mcp` })}
        </p>
        <Fold title={t("assistants.tools", { count: tools.length })}>
          <ul className="m-0 grid list-none gap-x-8 gap-y-4 p-0 pt-4 lg:grid-cols-2">
            {tools.map(({ name, description, scope }) => (
              <li key={name}>
                <p className="flex flex-wrap items-center gap-2">
                  <code className="font-semibold">{name}</code>
                  <Badge variant={scope === null ? "outline" : "lotus"}>
                    {scope === null ? t("forKeys.public") : t("forKeys.scope", { scope })}
                  </Badge>
                </p>
                <p className="max-w-prose text-[0.94rem] text-ink-2">{description}</p>
              </li>
            ))}
          </ul>
        </Fold>
      </Card>
    </>
  );
}

function WebhookCard() {
  const t = useTranslations("panel.programs.guide.webhooks");
  const tEvents = useTranslations("panel.programs.events");
  return (
    <Card title={t("title")}>
      <p className="mb-4 max-w-prose text-ink-2">{t.rich("text", { code })}</p>
      <pre className="m-0 mb-4 rounded-md border border-sand-200 bg-sand-50 p-3 text-[0.86rem] whitespace-pre-wrap wrap-anywhere">
        {JSON.stringify({ type: "booking.created", timestamp: "2027-03-15T08:00:00.000Z", data: { id: 12 } })}
      </pre>
      <h4 className="mb-2 text-[1.05rem]">{t("events")}</h4>
      <ul className="m-0 grid list-none gap-x-6 gap-y-1 p-0 sm:grid-cols-2">
        {WEBHOOK_EVENTS.map((event) => (
          <li key={event}>
            <code className="font-semibold">{event}</code>{" "}
            <span className="text-[0.94rem] text-ink-2">{tEvents(EVENT_KEYS[event])}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6">
      <h3 className="mb-3 text-[1.3rem]">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="font-semibold">{title}</dt>
      <dd className="m-0 text-ink-2">{children}</dd>
    </div>
  );
}
