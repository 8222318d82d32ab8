import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Fold } from "@/components/shared/fold";
import { Badge } from "@/components/ui/badge";
import { ChevronDown } from "@/components/ui/icons";
import type { GuideField, GuideOperation } from "@/lib/domain/program/api-guide";

/** "lista di testo, o null" */
function useTypeText(): (field: GuideField) => string {
  const t = useTranslations("panel.programs.guide");
  return ({ kind, isList, mayBeNull }) => {
    const what = t(`types.${kind}`);
    const type = isList ? t("listOf", { what }) : what;
    return mayBeNull ? `${type} ${t("orNull")}` : type;
  };
}

function FieldList({ fields, hasRequired }: { fields: readonly GuideField[]; hasRequired: boolean }) {
  const t = useTranslations("panel.programs.guide");
  const typeText = useTypeText();
  return (
    <ul className="m-0 flex list-none flex-col gap-2 p-0">
      {fields.map((field) => (
        <li key={field.name} className="min-w-0">
          <p className="[overflow-wrap:anywhere]">
            <code className="font-semibold">{field.name}</code>{" "}
            <span className="text-[0.9rem] text-ink-2">{typeText(field)}</span>
            {hasRequired && field.isRequired && (
              <span className="text-[0.9rem] font-semibold text-terra-700"> {t("required")}</span>
            )}
          </p>
          {field.description && <p className="text-[0.9rem] text-ink-2">{field.description}</p>}
          {field.values.length > 0 && (
            <p className="text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">
              {t("oneOf")} <code>{field.values.join(", ")}</code>
            </p>
          )}
          {field.fields.length > 0 && (
            <div className="mt-2 border-l-2 border-sand-200 pl-3">
              <FieldList fields={field.fields} hasRequired={hasRequired} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A curl command for the call, with placeholders in braces. @param origin of the site */
function curlExample({ method, path, forKeys, example }: GuideOperation, origin: string): string {
  const parts = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${origin}${path}`,
    ...(forKeys === "public" ? [] : [`-H "Authorization: Bearer ninfea_…"`]),
    ...(example === null
      ? []
      : [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(example, null, 2)}'`]),
  ];
  return parts.join(" \\\n  ");
}

const LOOKS: Record<string, string> = {
  GET: "bg-sage-100 text-sage-800",
  POST: "bg-honey-100 text-honey-700",
  DELETE: "bg-brick-100 text-brick-700",
};

interface OperationCardProps {
  operation: GuideOperation;
  origin: string;
  isOpen: boolean;
}

export function OperationCard({ operation, origin, isOpen }: OperationCardProps) {
  const t = useTranslations("panel.programs.guide");
  const { method, path, summary, description, parameters, body, answer, errors, forKeys } = operation;
  return (
    <details open={isOpen} className="group rounded-lg border bg-surface shadow-rest">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 hover:bg-sand-50 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <code
              className={`rounded px-1.5 text-[0.82rem] font-semibold ${LOOKS[method] ?? "bg-lotus-100 text-lotus-700"}`}
            >
              {method}
            </code>
            <code className="font-semibold [overflow-wrap:anywhere]">{path}</code>
            <KeyBadge forKeys={forKeys} />
          </span>
          <span className="text-[0.94rem] text-ink-2">{summary}</span>
        </span>
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid min-w-0 gap-5 border-t border-sand-100 px-4 py-4">
        {description && <p className="text-ink-2">{description}</p>}
        {parameters.length > 0 && (
          <Part title={t("parameters")}>
            <FieldList fields={parameters} hasRequired />
          </Part>
        )}
        {body.length > 0 && (
          <Part title={t("body")}>
            <FieldList fields={body} hasRequired />
          </Part>
        )}
        {answer.fields.length > 0 && (
          <Fold
            title={
              answer.isList
                ? t("answerList", { status: answer.status })
                : t("answer", { status: answer.status })
            }
          >
            <div className="px-4 py-3">
              <FieldList fields={answer.fields} hasRequired={false} />
            </div>
          </Fold>
        )}
        <Part title={t("errors")}>
          <ul className="m-0 flex list-none flex-col gap-1 p-0">
            {errors.map(({ status, codes }) => (
              <li key={status} className="[overflow-wrap:anywhere]">
                <code className="font-semibold">{status}</code>{" "}
                <code className="text-[0.9rem] text-ink-2">{codes.join(", ")}</code>
              </li>
            ))}
          </ul>
        </Part>
        {forKeys !== "refused" && (
          <Part title={t("example")}>
            <pre className="m-0 rounded-md border border-sand-200 bg-sand-50 p-3 text-[0.86rem] whitespace-pre-wrap wrap-anywhere">
              {curlExample(operation, origin)}
            </pre>
          </Part>
        )}
      </div>
    </details>
  );
}

function KeyBadge({ forKeys }: Pick<GuideOperation, "forKeys">) {
  const t = useTranslations("panel.programs.guide.forKeys");
  if (forKeys === "refused") return <Badge variant="secondary">{t("refused")}</Badge>;
  if (forKeys === "public") return <Badge variant="outline">{t("public")}</Badge>;
  return <Badge variant="lotus">{t("scope", { scope: forKeys })}</Badge>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-[1.05rem]">{title}</h3>
      {children}
    </section>
  );
}
