import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { User } from "@/lib/schemas/person/user";

export function AccountGreeting({ firstName }: { firstName: string }) {
  const t = useTranslations("accountMenu");
  return t.rich("greeting", {
    firstName,
    name: (chunks) => <span className="font-semibold text-ink">{chunks}</span>,
  });
}

/** The greeting and the avatar at the right end of the header. On phones the greeting is in the menu instead. */
export function AccountSummary({ user, avatar }: { user: Pick<User, "firstName">; avatar: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5 sm:gap-3">
      <p className="max-w-56 min-w-0 truncate text-[0.94rem] text-ink-2 max-sm:sr-only">
        <AccountGreeting firstName={user.firstName} />
      </p>
      {avatar}
    </div>
  );
}
