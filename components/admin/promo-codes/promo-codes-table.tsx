import { useTranslations } from "next-intl";
import { useSite } from "@/components/ui/site-context";
import { useFormats } from "@/components/ui/use-words";
import type { PromoCode } from "@/lib/schemas/money/promo-code";
import { usePromoCodeTexts } from "./use-promo-code-texts";

/** The codes that hold, for print. */
export function PromoCodesTable({ codes, now }: { codes: readonly PromoCode[]; now: Date }) {
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
