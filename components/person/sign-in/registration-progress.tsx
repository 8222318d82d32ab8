"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { cn } from "@/components/ui/cn";
import { Check } from "@/components/ui/icons";
import { today } from "@/lib/client/browser-date";
import { type RegistrationForm, registrationFormSchema } from "@/lib/schemas/person/registration";
import { SECTIONS, type SectionId } from "./registration-sections";

/** A sticky bar that shows which sections of the form are complete and links to them. */
export function RegistrationProgress({ idOf }: { idOf: (section: SectionId) => string }) {
  const t = useTranslations("registration");
  const { control } = useFormContext<RegistrationForm>();
  const values = useWatch({ control });
  const schema = useMemo(() => registrationFormSchema(today()), []);
  const issues = schema.safeParse(values).error?.issues ?? [];
  const lacking = new Set(issues.map((issue) => issue.path[0]));
  const states = SECTIONS.map((section) => ({
    ...section,
    isComplete: !section.fields.some((field) => lacking.has(field)),
  }));
  const done = states.filter((state) => state.isComplete).length;
  return (
    <nav
      aria-label={t("progress")}
      className="sticky top-17 z-20 -mx-1 bg-surface px-1 py-2 in-[[role=dialog]]:-top-5 sm:in-[[role=dialog]]:-top-7"
    >
      <p className="sr-only" aria-live="polite">
        {t("sectionsDone", { done, all: SECTIONS.length })}
      </p>
      <ol className="grid grid-cols-4 gap-1.5 sm:gap-2.5">
        {states.map(({ id, isComplete }, index) => (
          <li key={id}>
            <a
              href={`#${idOf(id)}`}
              className={cn(
                "flex min-h-11 flex-col justify-end gap-1.5 text-[0.8rem] font-semibold no-underline sm:text-sm",
                isComplete ? "text-sage-700" : "text-ink-2 hover:text-ink",
              )}
            >
              <span className="flex items-center gap-1 sm:gap-1.5">
                {isComplete ? (
                  <Check className="size-4 shrink-0" />
                ) : (
                  <span className="max-sm:hidden">{index + 1}.</span>
                )}
                <span className="truncate">{t(`section.${id}.short`)}</span>
                <span className="sr-only">{isComplete ? t("done") : t("toDo")}</span>
              </span>
              <span
                className={cn(
                  "h-1.5 rounded-full transition-colors duration-300",
                  isComplete ? "bg-sage-600" : "bg-sand-200",
                )}
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
