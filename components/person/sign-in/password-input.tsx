import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Eye, EyeOff } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";

/** A password input with a button that reveals it; used inside a Field, like Input. */
export function PasswordInput({ className, disabled, ...props }: Omit<ComponentProps<"input">, "type">) {
  const t = useTranslations("password");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        {...props}
        disabled={disabled}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn("pr-13", className)}
      />
      <button
        type="button"
        disabled={disabled}
        aria-label={isShown ? t("hide") : t("show")}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-md text-ink-2 transition-colors hover:text-ink disabled:opacity-55"
      >
        <Icon className="size-5" />
      </button>
    </span>
  );
}
