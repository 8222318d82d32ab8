import { getTranslations } from "next-intl/server";
import { tools } from "@/app/api/mcp/tools";
import { apiRoutes } from "@/app/generated/routes";
import { PageTexts } from "@/components/admin/generated/programmi-api-texts";
import { GuidePage } from "@/components/admin/programs/guide/guide-page";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import type { GuideOperation } from "@/lib/domain/program/api-guide";
import { wordingOf } from "@/lib/i18n/wording";
import { guideOperations } from "@/lib/openapi/api-guide";
import { openApiDocument } from "@/lib/openapi/open-api-document";
import { siteUrl } from "@/lib/seo/site-url";
import { type PanelPageProps, requirePanelPage } from "../../require-panel-page";

export async function generateMetadata() {
  const t = await getTranslations("panel");
  return {
    title: t("frame.tab", { page: t("programs.guide.title") }),
    robots: { index: false, follow: false },
  };
}

let written: GuideOperation[] | undefined;

/** Generated once per process. */
function operations(): GuideOperation[] {
  written ??= guideOperations(openApiDocument(apiRoutes));
  return written;
}

const textOf = (value: string | string[] | undefined): string => (typeof value === "string" ? value : "");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("programs", props);
  const { q, argomento } = await props.searchParams;
  const { word } = await wordingOf(DEFAULT_LANGUAGE);
  const shown = tools.map(({ name, description, call: { endpoint } }) => ({
    name,
    description: word(description),
    scope: endpoint.access !== "public" && typeof endpoint.keys === "string" ? endpoint.keys : null,
  }));
  return (
    <PageTexts>
      <GuidePage
        operations={operations()}
        tools={shown}
        origin={siteUrl()}
        search={textOf(q)}
        subject={textOf(argomento) || null}
      />
    </PageTexts>
  );
}
