import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Check, Circle } from "@/components/ui/icons";

/** The rules of chosenPasswordField, each with whether `password` meets it. */
const rulesOf = (password: string) =>
  [
    { label: "rules.length", isMet: password.length >= 8 },
    { label: "rules.upper", isMet: /\p{Lu}/u.test(password) },
    { label: "rules.lower", isMet: /\p{Ll}/u.test(password) },
    { label: "rules.digit", isMet: /\d/.test(password) },
  ] as const;

export function PasswordRules({ password, id }: { password: string; id?: string }) {
  const t = useTranslations("password");
  return (
    <ul id={id} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {rulesOf(password).map(({ label, isMet }) => {
        const Icon = isMet ? Check : Circle;
        return (
          <li
            key={label}
            className={cn("flex items-center gap-1.5", isMet ? "font-medium text-sage-700" : "text-ink-2")}
          >
            <Icon className={isMet ? "size-4" : "mx-0.5 size-3"} />
            {t(label)}
            <span className="sr-only">{t(isMet ? "rules.met" : "rules.missing")}</span>
          </li>
        );
      })}
    </ul>
  );
}
