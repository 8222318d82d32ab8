import { IntlProvider, useTranslations } from "next-intl";
import { type FocusEvent, type ReactNode, useState } from "react";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Eye } from "@/components/ui/icons";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/domain/language/languages";
import { LANGUAGE_NAMES } from "@/lib/messages/language/language-names";
import { siteFormSchema, siteFormValues } from "@/lib/schemas/site/site-form";
import layout from "@/messages/en/layout.json";
import whereWeAre from "@/messages/en/whereWeAre.json";
import { HomePreview, LegalPreview, PlacePreview } from "./preview-pages";
import { useSiteSections } from "./site-fields";
import { useSaveSite, useSiteData } from "./use-site";

export function SitePage() {
  return (
    <SettingsSubpage page="site">
      <SettingsCard>
        <SiteSection />
      </SettingsCard>
    </SettingsSubpage>
  );
}

/**
 * The site's public data, with a preview that follows the focused field; on narrow screens a button opens the preview.
 * Saved values take effect on every page at once.
 */
export function SiteSection() {
  const t = useTranslations("panel.site");
  const save = useSaveSite();
  const sections = useSiteSections();
  const [view, setView] = useState(() => viewOf("name"));
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useSiteData();
  if (!data) return <TablePlaceholder error={error} refetch={refetch} />;
  const followField = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      if (target.name !== "") setView(viewOf(target.name));
    }
  };
  return (
    <div onFocusCapture={followField}>
      <SchemaForm
        schema={siteFormSchema}
        sections={sections}
        defaultValues={siteFormValues(data)}
        layout="tabs"
        submitLabel={t("submit")}
        aside={
          <SitePreview
            view={view}
            onChange={setView}
            className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-11rem)]"
          />
        }
        hasPinnedButtons
        buttonsClassName="bottom-0 m-0 px-0 *:grow max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] sm:bottom-0 sm:m-0 sm:px-0 sm:max-lg:bottom-16"
        buttons={
          <Button variant="outline" className="lg:hidden" onClick={() => setOpen(true)}>
            <Eye />
            {t("preview.open")}
          </Button>
        }
        onSubmit={save}
      >
        <Dialog open={isOpen} onOpenChange={setOpen}>
          <DialogContent aria-describedby={undefined}>
            <DialogHeader>
              <DialogTitle>{t("preview.title")}</DialogTitle>
            </DialogHeader>
            <SitePreview view={view} onChange={setView} />
          </DialogContent>
        </Dialog>
      </SchemaForm>
    </div>
  );
}

const PAGES = ["home", "place", "privacy", "terms"] as const;
type PreviewPage = (typeof PAGES)[number];

interface PreviewView {
  page: PreviewPage;
  language: Language;
}

const PAGE_OF_FIELD: Readonly<Record<string, PreviewPage>> = {
  street: "place",
  postalCode: "place",
  city: "place",
  province: "place",
  position: "place",
  publicTransport: "place",
  parking: "place",
  entrance: "place",
  officeNote: "place",
  privacy: "privacy",
  terms: "terms",
};

/** The preview that shows a form field best: directions in English for "translations.en.parking". */
function viewOf(field: string): PreviewView {
  const [name = "", language] = field.split(".").reverse();
  return {
    page: PAGE_OF_FIELD[name] ?? "home",
    language: LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE,
  };
}

interface SitePreviewProps {
  view: PreviewView;
  onChange: (view: PreviewView) => void;
  className?: string;
}

function SitePreview({ view, onChange, className }: SitePreviewProps) {
  const t = useTranslations("panel.site.preview");
  return (
    <div className={cn("flex min-h-0 min-w-0 flex-col gap-2.5", className)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Choices label={t("page")}>
          {PAGES.map((page) => (
            <Choice key={page} isChosen={page === view.page} onChoose={() => onChange({ ...view, page })}>
              {t(page)}
            </Choice>
          ))}
        </Choices>
        <Choices label={t("language")}>
          {LANGUAGES.map((language) => (
            <Choice
              key={language}
              isChosen={language === view.language}
              onChoose={() => onChange({ ...view, language })}
            >
              <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            </Choice>
          ))}
        </Choices>
      </div>
      {/* Only an image of the page: its links lead nowhere. */}
      <div
        inert
        lang={view.language}
        className="site-preview min-h-0 overflow-y-auto rounded-lg border bg-background text-[0.88rem] shadow-rest"
      >
        <InLanguage language={view.language}>
          {view.page === "home" && <HomePreview language={view.language} />}
          {view.page === "place" && <PlacePreview language={view.language} />}
          {(view.page === "privacy" || view.page === "terms") && (
            <LegalPreview name={view.page} language={view.language} />
          )}
        </InLanguage>
      </div>
      <p className="text-[0.85rem] text-ink-2">{t("lead")}</p>
    </div>
  );
}

/** Messages of other languages for the preview; the panel itself has all messages in Italian. */
const TEXTS = { en: { layout, whereWeAre } };

function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  if (language === DEFAULT_LANGUAGE) return children;
  return (
    <IntlProvider locale={language}>
      <MessagesProvider messages={TEXTS[language]}>{children}</MessagesProvider>
    </IntlProvider>
  );
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset aria-label={label} className="m-0 flex min-w-0 flex-wrap gap-1 border-0 p-0">
    {children}
  </fieldset>
);

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        "min-h-11 rounded-full border px-3 text-[0.88rem] font-semibold lg:min-h-8",
        isChosen ? "border-sage-600 bg-sage-100 text-sage-800" : "border-sand-300 bg-surface text-ink-2",
      )}
    >
      {children}
    </button>
  );
}
