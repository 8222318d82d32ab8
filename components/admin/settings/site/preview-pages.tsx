import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { NeighbourhoodMap } from "@/components/layout/neighbourhood-map";
import { Markdown } from "@/components/shared/markdown";
import { Image } from "@/components/ui/image";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { fillPlaceholders } from "@/lib/domain/privacy/legal-placeholders";
import { addressOf } from "@/lib/domain/site/contacts";
import { parseMarkdown } from "@/lib/domain/site/markdown";
import { LOGO_IMAGE } from "@/lib/domain/space/space-image";
import type { SiteForm, TranslatedSiteField } from "@/lib/schemas/site/site-form";
import { DEFAULT_TEXTS } from "./first-texts";

/** Miniature pages of the site with the values typed into the surrounding form. */

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/**
 * The form's values, and a function for its texts in a language: the translation, else the default text's translation,
 * else the Italian text.
 */
function useSite(language: Language) {
  const values = useWatch<SiteForm>() as SiteForm;
  const textOf = (name: TranslatedSiteField): string => {
    if (language === DEFAULT_LANGUAGE) return values[name];
    const own = values.translations[language][name];
    if (own.trim() !== "") return own;
    return values[name] === DEFAULT_TEXTS[name].it ? DEFAULT_TEXTS[name][language] : values[name];
  };
  return { values, textOf };
}

export function HomePreview({ language }: { language: Language }) {
  const t = useTranslations("layout");
  const { values, textOf } = useSite(language);
  const social = linesOf(values.social).map((line) => line.replace(/[\s:]*\S+$/, ""));
  return (
    <>
      <div className="flex items-center gap-2 border-b px-4 py-2.5">
        <Image
          src={values.logoUrl || LOGO_IMAGE}
          alt=""
          width={28}
          height={28}
          className="size-7 object-contain"
        />
        <span className="font-display-soft truncate text-base">{values.name}</span>
      </div>
      <div className="px-4 py-6">
        <p className="font-display-soft text-[1.5rem] leading-tight [overflow-wrap:anywhere]">
          {textOf("heroTitle")}
        </p>
        <p className="mt-2 whitespace-pre-line text-ink-2">{textOf("heroText")}</p>
        <span className="mt-3 inline-block rounded-full bg-sage-700 px-4 py-1.5 font-semibold text-on-sage">
          {t("findSpaces")}
        </span>
      </div>
      <div className="grid gap-1 border-t bg-sand-100 px-4 py-3 text-ink-2 [overflow-wrap:anywhere]">
        <p>{textOf("description")}</p>
        <Lines of={[addressOf(values), values.email, ...linesOf(values.phones)]} />
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>© {values.legalName}</span>
          <span>{social.join(" · ")}</span>
        </p>
      </div>
    </>
  );
}

const Lines = ({ of }: { of: readonly string[] }) =>
  of.filter((line) => line !== "").map((line) => <p key={line}>{line}</p>);

export function PlacePreview({ language }: { language: Language }) {
  const t = useTranslations("whereWeAre");
  const { values, textOf } = useSite(language);
  const parts = [
    [t("arrival"), textOf("publicTransport")],
    [t("parking"), textOf("parking")],
    [t("entrance"), textOf("entrance")],
  ].filter(([, text]) => text !== "");
  return (
    <div className="grid gap-3 p-4 [overflow-wrap:anywhere]">
      <p className="font-display-soft text-[1.5rem] leading-tight">{t("title")}</p>
      <div>
        <p className="font-semibold">{values.name}</p>
        <Lines of={[addressOf(values), values.email, ...linesOf(values.phones)]} />
      </div>
      <dl className="grid gap-2">
        {parts.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="m-0 whitespace-pre-line text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <NeighbourhoodMap className="w-full rounded-lg border" />
      {values.position.trim() !== "" && <p className="text-ink-2">{values.position}</p>}
    </div>
  );
}

export function LegalPreview({ name, language }: { name: "privacy" | "terms"; language: Language }) {
  const { values, textOf } = useSite(language);
  const site = { ...values, phones: linesOf(values.phones) };
  // An empty text falls back to the default.
  const text = textOf(name).trim() === "" ? DEFAULT_TEXTS[name][language] : textOf(name);
  const filled = fillPlaceholders(text, { site, sessionCookie: "session-token" });
  return (
    <div className="grid gap-3 p-4 [overflow-wrap:anywhere] [&_a]:underline [&_ul]:list-disc [&_ul]:pl-5">
      <Markdown blocks={parseMarkdown(filled)} top={3} />
    </div>
  );
}
