import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useId, useState } from "react";
import { type FieldValues, get, useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "@/lib/domain/language/languages";
import { LANGUAGE_NAMES } from "@/lib/messages/language/language-names";
import { type FieldDefinition, translationName } from "./field-definitions";
import { useRegister } from "./use-register";

type TranslatedDefinition = Extract<FieldDefinition<FieldValues>, { kind: "text" | "textarea" | "tags" }>;

const isEmpty = (value: unknown) => typeof value !== "string" || value.trim() === "";

interface TranslatedFieldProps {
  definition: TranslatedDefinition;
  className: string;
}

/**
 * A text in each language of the site, one tab each. A dot marks a language whose translation of the Italian text is
 * missing. An error opens its own tab.
 */
export function TranslatedField({ definition, className }: TranslatedFieldProps) {
  const t = useTranslations("panel.translations");
  const { name, label, hint, first, optional = false } = definition;
  const { formState } = useFormContext();
  const { errors, submitCount } = formState;
  const labelId = useId();
  const names = LANGUAGES.map((language) => translationName(name, language));
  const values: unknown[] = useWatch({ name: names });
  const [shown, setShown] = useState<Language>(DEFAULT_LANGUAGE);
  const errorIn = (language: Language) => {
    const message: unknown = get(errors, `${translationName(name, language)}.message`);
    return typeof message === "string" ? message : undefined;
  };
  const wrong = LANGUAGES.find((language) => errorIn(language) !== undefined);
  // Only on submission, not while the user is typing in the other language.
  useEffect(() => {
    if (submitCount > 0 && wrong !== undefined) setShown(wrong);
  }, [submitCount, wrong]);
  const isFirst = first !== undefined && values[0] === first[DEFAULT_LANGUAGE];
  const isMissing = (index: number) => index > 0 && !isFirst && !isEmpty(values[0]) && isEmpty(values[index]);

  return (
    <Tabs
      value={shown}
      onValueChange={(language) => isLanguage(language) && setShown(language)}
      className={className}
    >
      <Field
        label={
          <>
            <span id={labelId}>{label}</span>
            {shown !== DEFAULT_LANGUAGE && <span lang={shown}> ({LANGUAGE_NAMES[shown]})</span>}
          </>
        }
        hint={hint}
        optional={optional || shown !== DEFAULT_LANGUAGE}
        error={errorIn(shown)}
        aside={
          <TabsList aria-label={t("language")} aria-describedby={labelId} className="m-0 p-0.5">
            {LANGUAGES.map((language, index) => (
              <TabsTrigger
                key={language}
                value={language}
                className="min-h-8 px-3 text-[0.88rem] max-sm:min-h-11"
              >
                <span lang={language}>{LANGUAGE_NAMES[language]}</span>
                {isMissing(index) && <MissingMark />}
              </TabsTrigger>
            ))}
          </TabsList>
        }
      >
        <LanguageControl
          key={shown}
          definition={definition}
          language={shown}
          placeholder={
            shown === DEFAULT_LANGUAGE ? definition.placeholder : isFirst ? first[shown] : undefined
          }
        />
      </Field>
    </Tabs>
  );
}

function MissingMark() {
  const t = useTranslations("panel.translations");
  return (
    <>
      <span aria-hidden className="size-2 rounded-full bg-honey-700" />
      <span className="sr-only">{t("missing")}</span>
    </>
  );
}

type ControlProps = Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid">;

function LanguageControl({
  definition,
  language,
  placeholder,
  ...control
}: ControlProps & {
  definition: TranslatedDefinition;
  language: Language;
  placeholder: string | undefined;
}) {
  const register = useRegister();
  const props = {
    ...control,
    ...register(translationName(definition.name, language)),
    lang: language,
    placeholder,
  };
  return (
    <TabsContent value={language} tabIndex={-1} className="m-0">
      {definition.kind === "textarea" ? (
        <Textarea rows={definition.rows ?? 4} {...props} />
      ) : (
        <Input autoComplete="off" {...props} />
      )}
    </TabsContent>
  );
}
