import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/ui/checkbox";
import { PASSKEYS_PATH } from "@/lib/client/person/passkeys";
import type { Passkey } from "@/lib/schemas/person/passkey";

export const PASSKEYS_KEY = [PASSKEYS_PATH] as const;

export const usePasskeys = () => useQuery<Passkey[]>({ queryKey: PASSKEYS_KEY });

interface PasskeysLeftProps {
  isRemoved: boolean;
  onChange: (isRemoved: boolean) => void;
}

/** Lists the passkeys that remain valid after all other sessions end, and offers to remove them too. */
export function PasskeysLeft({ isRemoved, onChange }: PasskeysLeftProps) {
  const t = useTranslations("passkeys");
  const { data: passkeys = [] } = usePasskeys();
  if (passkeys.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-line bg-sand-100 px-4 py-3 text-[0.95rem]">
      <p>{t("left", { count: passkeys.length })}</p>
      <ul className="list-disc pl-5">
        {passkeys.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      <CheckboxField name="removePasskeys" checked={isRemoved} onCheckedChange={onChange}>
        {t("removeToo", { count: passkeys.length })}
      </CheckboxField>
    </div>
  );
}
