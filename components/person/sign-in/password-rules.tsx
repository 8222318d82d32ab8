import { cn } from "@/components/ui/cn";
import { Check, Circle } from "@/components/ui/icons";

/** The rules of chosenPasswordField, each with whether `password` meets it. */
const rulesOf = (password: string) => [
  { label: "8 caratteri", isMet: password.length >= 8 },
  { label: "una maiuscola", isMet: /\p{Lu}/u.test(password) },
  { label: "una minuscola", isMet: /\p{Ll}/u.test(password) },
  { label: "un numero", isMet: /\d/.test(password) },
];

/** The requirements for a new password, ticked off while it is typed. */
export function PasswordRules({ password, id }: { password: string; id?: string }) {
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
            {label}
            <span className="sr-only">{isMet ? ": c'è" : ": manca"}</span>
          </li>
        );
      })}
    </ul>
  );
}
