"use client";

import { useTranslations } from "next-intl";
import { API_GUIDE_PATH } from "@/components/admin/panel-pages";
import { PageSection } from "@/components/admin/shared/page-section";
import { Button } from "@/components/ui/button";
import { BookOpen } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { AssistantsSection } from "./assistants-section";
import { KeysSection } from "./keys/keys-section";
import { WebhooksSection } from "./webhooks/webhooks-section";

/** Other programs: their keys, what they are told, and assistants. */
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
