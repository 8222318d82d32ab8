import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageHeading } from "@/components/layout/page-heading";
import { CopySnippet } from "@/components/search/embed/copy-snippet";
import { Texts } from "@/components/shared/texts";
import { currentSite } from "@/lib/data/site/current-site";
import { pathIn } from "@/lib/domain/language/language-paths";
import type { Language } from "@/lib/domain/language/languages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { absoluteUrl } from "@/lib/seo/site-url";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("embedding");
  const { name } = await currentSite();
  return pageMetadata({
    title: t("metaTitle"),
    description: t("metaDescription", { name }),
    path: paths.embed,
  });
}

const snippet = (language: Language, title: string) => `<iframe
  src="${absoluteUrl(pathIn(language, paths.embeddedSearch))}"
  title="${title.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"
  width="100%"
  height="500"
  loading="lazy"
  style="border: 0; max-width: 48rem"
></iframe>`;

export default async function EmbedPage() {
  const t = await getTranslations("embedding");
  const language = await getLocale();
  const { name } = await currentSite();
  const frameTitle = t("frame", { name });
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead", { name })} />
      <div className="page-width grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="codice">
          <h2 id="codice" className="text-2xl">
            {t("copy")}
          </h2>
          <p className="mt-2 mb-4 text-ink-2">{t("copyText")}</p>
          <Texts of={["snippet"]}>
            <CopySnippet code={snippet(language, frameTitle)} label={t("code")} />
          </Texts>
          <h3 className="mt-8 text-xl">{t("goodToKnow")}</h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-sage-600">
            <li>{t("width")}</li>
            <li>{t("height")}</li>
            <li>{t("colours")}</li>
            <li>
              {t.rich("link", {
                code: () => (
                  <code className="rounded-sm bg-sand-100 px-1.5 py-0.5">
                    {absoluteUrl(pathIn(language, paths.spaces))}
                  </code>
                ),
              })}
            </li>
          </ul>
        </section>
        <section aria-labelledby="anteprima">
          <h2 id="anteprima" className="text-2xl">
            {t("preview")}
          </h2>
          <p className="mt-2 mb-4 text-ink-2">{t("previewText")}</p>
          <iframe
            src={pathIn(language, paths.embeddedSearch)}
            title={frameTitle}
            loading="lazy"
            className="h-[31.25rem] w-full rounded-xl border bg-background"
          />
        </section>
      </div>
    </>
  );
}
