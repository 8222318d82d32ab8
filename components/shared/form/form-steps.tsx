"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";

interface FormStepsProps {
  label: string;
  titles: readonly string[];
  /** The index of the displayed step. */
  current: number;
  isNumbered: boolean;
  /** The index of the optional step, which has no number; -1 if there is none. */
  rare: number;
  /** Whether a step has errors. */
  isWrong: (index: number) => boolean;
  onChoose: (index: number) => void;
}

/** The navigation between the steps of a long form. */
export function FormSteps({ label, titles, current, isNumbered, rare, isWrong, onChoose }: FormStepsProps) {
  const t = useTranslations("editor");
  return (
    <nav aria-label={label}>
      <ol className="m-0 flex list-none flex-wrap gap-2 p-0">
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === current ? "step" : undefined}
              onClick={() => onChoose(index)}
              className={cn(
                "flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.94rem] font-semibold",
                index === current
                  ? "border-sage-600 bg-sage-100 text-sage-800"
                  : "border-sand-300 bg-surface text-ink-2 hover:border-sand-400",
              )}
            >
              {isNumbered && index !== rare && (
                <span aria-hidden>{rare === -1 || index < rare ? index + 1 : index}</span>
              )}
              <span>
                {title}
                {isWrong(index) && <span className="text-brick-700">{t("wrong")}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
