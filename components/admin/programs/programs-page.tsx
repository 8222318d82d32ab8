"use client";

import { useTranslations } from "next-intl";
import { API_GUIDE_PATH } from "@/components/admin/panel-pages";
import { PageSection } from "@/components/admin/shared/page-section";
import { CopyLine } from "@/components/person/calendar-feed/copy-line";
import { Button } from "@/components/ui/button";
import { BookOpen } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { KeysSection } from "./keys/keys-section";
import { ProgramSection } from "./program-section";
import { WebhooksSection } from "./webhooks/webhooks-section";

const STEPS = ["first", "second", "third"] as const;

/** The configuration format of most assistants. @param authorization the header, with a placeholder for the key */
const configuration = (url: string, authorization: string) =>
  JSON.stringify(
    { mcpServers: { centro: { type: "http", url, headers: { Authorization: authorization } } } },
    null,
    2,
  );

/** How to connect an assistant. @param address URL of the Model Context Protocol endpoint */
function AssistantsSection({ address }: { address: string }) {
  const t = useTranslations("panel.programs.assistants");
  return (
    <ProgramSection id="assistenti" title={t("title")} text={t("text")}>
      <div className="grid min-w-0 gap-4">
        <div className="max-w-xl">
          <CopyLine text={address} label={t("address")} />
        </div>
        <div>
          <p className="font-semibold">{t("howTitle")}</p>
          <ol className="mt-1 mb-0 max-w-prose list-decimal space-y-1 pl-5 text-ink-2">
            {STEPS.map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
        </div>
        <div className="min-w-0">
          <p className="mb-1 text-[0.94rem] font-semibold">{t("example")}</p>
          <pre className="m-0 rounded-md border border-sand-200 bg-sand-50 p-3 text-[0.86rem] whitespace-pre-wrap wrap-anywhere">
            {configuration(address, t("header"))}
          </pre>
        </div>
        <p className="max-w-prose text-ink-2">{t("ask")}</p>
      </div>
    </ProgramSection>
  );
}

export function ProgramsPage({ mcpAddress }: { mcpAddress: string }) {
  const t = useTranslations("panel.programs");
  const pages = useTranslations("panel.pages.title");
  return (
    <PageSection
      title={pages("programs")}
      actions={
        <Button asChild variant="outline" size="sm">
          <Link href={API_GUIDE_PATH}>
            <BookOpen />
            {t("guideLink")}
          </Link>
        </Button>
      }
    >
      <p className="max-w-prose text-ink-2">{t("intro")}</p>
      <KeysSection />
      <WebhooksSection />
      <AssistantsSection address={mcpAddress} />
    </PageSection>
  );
}
