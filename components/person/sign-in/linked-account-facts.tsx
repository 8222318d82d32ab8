import { useTranslations } from "next-intl";

/** Shows which account a link is about, so that no one confirms a stranger's. */
export function LinkedAccountFacts({
  account: { username, name, address },
}: {
  account: { username: string; name: string; address: string };
}) {
  const t = useTranslations("verification.facts");
  const facts = [
    [t("username"), username],
    [t("name"), name],
    [t("email"), address],
  ] as const;
  return (
    <dl className="grid gap-2.5 rounded-lg bg-sand-100 px-4 py-3.5">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[5.5rem_1fr]">
          <dt className="text-sm text-ink-2 sm:leading-6">{label}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
