import { useTranslations } from "next-intl";
/** The recovery codes of the second factor, for when the phone is lost. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("settings");
  return (
    <div role="status" className="mt-4 rounded-lg border bg-sand-100 p-4">
      <p className="font-semibold">{t("totp.codes")}</p>
      <p className="mt-1 text-ink-2">{t("totp.codesText")}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
