"use client";

import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { lazyRules, type Resource } from "@/components/admin/shared/resource/resource";
import { ResourceListPage } from "@/components/admin/shared/resource/resource-list-page";
import { useLinkedTexts, useVisibility } from "@/components/admin/shared/resource/use-resource-texts";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import type { Column } from "@/components/shared/table/columns";
import { Button } from "@/components/ui/button";
import { Printer } from "@/components/ui/icons";
import { useSite } from "@/components/ui/site-context";
import { useFormats } from "@/components/ui/use-words";
import { PROMO_KINDS } from "@/lib/domain/money/promo-code";
import type { PromoCode } from "@/lib/schemas/money/promo-code";
import type { PromoCodeOutput, PromoCodeValues } from "./promo-code-form";

export const PromoCodesPage = () => (
  <ResourceListPage resource={usePromoCodesResource()}>
    {(codes) => <PrintList codes={codes} />}
  </ResourceListPage>
);

function PrintList({ codes }: { codes: readonly PromoCode[] }) {
  const t = useTranslations("panel.promoCodes");
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  if (codes.length === 0) return null;
  return (
    <>
      <Button variant="outline" className="self-start max-sm:hidden" onClick={() => setPrinting(true)}>
        <Printer />
        {t("print")}
      </Button>
      {isPrinting && (
        <PrintSheet onDone={donePrinting}>
          <PromoCodesTable codes={codes.filter(({ isActive }) => isActive)} now={new Date()} />
        </PrintSheet>
      )}
    </>
  );
}

function PromoCodesTable({ codes, now }: { codes: readonly PromoCode[]; now: Date }) {
  const t = useTranslations("panel.promoCodes.sheet");
  const site = useSite();
  const formats = useFormats();
  const { discountOf, validityOf, usesOf, kindsOf } = usePromoCodeTexts();
  return (
    <table>
      <thead>
        <tr className="sheet-title">
          <th colSpan={5}>
            <h1>{t("title")}</h1>
            <p>{t("printed", { site: site.name, instant: formats.instant(now) })}</p>
          </th>
        </tr>
        <tr>
          <th scope="col">{t("code")}</th>
          <th scope="col">{t("discount")}</th>
          <th scope="col">{t("validity")}</th>
          <th scope="col">{t("for")}</th>
          <th scope="col">{t("uses")}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code.id}>
            <th scope="row">{code.code}</th>
            <td>{discountOf(code)}</td>
            <td>{validityOf(code)}</td>
            <td>{kindsOf(code)}</td>
            <td>{usesOf(code)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function usePromoCodeSections(): readonly FormSection<PromoCodeValues>[] {
  const t = useTranslations("panel.promoCodes");
  const tForm = useTranslations("panel.promoCodes.form");
  return useMemo(() => {
    const noLimit = t("form.noLimit");
    return [
      {
        title: t("form.section"),
        fields: labelled(tForm, [
          { kind: "text", name: "code", hint: tForm("codeHint") },
          { kind: "number", name: "percent", hint: tForm("discountHint"), width: "half" },
          { kind: "price", name: "amount", width: "half" },
          { kind: "price", name: "minAmount", hint: tForm("minAmountHint") },
        ]),
      },
      {
        title: t("form.when"),
        fields: labelled(tForm, [
          { kind: "date", name: "validFrom", optional: true, width: "half" },
          { kind: "date", name: "validUntil", optional: true, width: "half" },
          { kind: "number", name: "maxUses", hint: noLimit, width: "half" },
          { kind: "number", name: "maxUsesPerPerson", hint: noLimit, width: "half" },
          {
            kind: "checkboxes",
            name: "kinds",
            options: PROMO_KINDS.map((value) => ({ name: "kinds", value, label: t(`kind.${value}`) })),
          },
          { kind: "switch", name: "isActive", hint: tForm("isActiveHint") },
        ]),
      },
    ];
  }, [t, tForm]);
}

const rules = lazyRules(async () => (await import("./promo-code-form")).promoCodeRules);

function usePromoCodeColumns(): readonly Column<PromoCode>[] {
  const t = useTranslations("panel.promoCodes");
  const formats = useFormats();
  const { discountOf, validityOf, usesOf, kindsOf } = usePromoCodeTexts();
  return useMemo(
    () => [
      {
        key: "code",
        header: t("column.code"),
        priority: "title",
        cell: ({ code }) => <span className="font-semibold">{code}</span>,
        text: ({ code }) => code,
        sortValue: ({ code }) => code,
      },
      { key: "discount", header: t("column.discount"), priority: "high", text: discountOf },
      { key: "validity", header: t("column.validity"), priority: "high", text: validityOf },
      { key: "kinds", header: t("form.kinds"), priority: "low", text: kindsOf },
      {
        key: "uses",
        header: t("column.uses"),
        priority: "high",
        text: usesOf,
        sortValue: ({ usedCount }) => usedCount,
      },
      {
        key: "given",
        header: t("column.given"),
        priority: "high",
        align: "end",
        text: ({ discountAmount }) => formats.cents(discountAmount),
        sortValue: ({ discountAmount }) => discountAmount,
      },
      {
        key: "yield",
        header: t("column.yield"),
        priority: "high",
        align: "end",
        text: ({ totalAmount }) => formats.cents(totalAmount),
        sortValue: ({ totalAmount }) => totalAmount,
      },
    ],
    [t, formats, discountOf, validityOf, usesOf, kindsOf],
  );
}

function usePromoCodesResource(): Resource<PromoCode, PromoCodeValues, PromoCodeOutput> {
  const t = useTranslations("panel.promoCodes");
  const texts = useLinkedTexts("panel.promoCodes.texts");
  const visibility = useVisibility("panel.promoCodes.visibility");
  const sections = usePromoCodeSections();
  const columns = usePromoCodeColumns();
  return useMemo(
    () => ({
      page: "promo-codes",
      endpoint: "/api/promo-codes",
      listPath: "/api/promo-codes",
      csvName: t("fileName"),
      texts,
      nameOf: ({ code }) => code,
      whyFinal: () => t("texts.deletedFinal"),
      visibility,
      columns,
      sections,
      rules,
    }),
    [t, texts, visibility, columns, sections],
  );
}

function usePromoCodeTexts() {
  const t = useTranslations("panel.promoCodes");
  const formats = useFormats();
  return useMemo(
    () => ({
      /** "10 %", "5,00 €, da 50,00 €" */
      discountOf: ({ percent, amount, minAmount }: PromoCode): string => {
        const discount = percent === null ? formats.cents(amount ?? 0) : t("percent", { percent });
        return minAmount === 0
          ? discount
          : `${discount}, ${t("minimum", { amount: formats.cents(minAmount) })}`;
      },
      validityOf: ({ validFrom, validUntil }: PromoCode): string => {
        if (validFrom !== null && validUntil !== null)
          return t("between", { first: formats.shortDay(validFrom), last: formats.shortDay(validUntil) });
        if (validFrom !== null) return t("from", { day: formats.shortDay(validFrom) });
        return validUntil === null ? t("always") : t("until", { day: formats.shortDay(validUntil) });
      },
      /** "3 di 10, una volta a persona" */
      usesOf: ({ usedCount, maxUses, maxUsesPerPerson }: PromoCode): string =>
        [
          maxUses === null ? String(usedCount) : t("uses", { used: usedCount, most: maxUses }),
          ...(maxUsesPerPerson === null ? [] : [t("perPerson", { count: maxUsesPerPerson })]),
        ].join(", "),
      kindsOf: ({ kinds }: PromoCode): string => kinds.map((kind) => t(`kind.${kind}`)).join(", "),
    }),
    [t, formats],
  );
}
