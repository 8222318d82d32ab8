import { useTranslations } from "next-intl";
import { usePanelUser } from "@/components/admin/shared/panel-user";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { fullName } from "@/lib/domain/person/full-name";
import { type Role, STAFF_ROLES } from "@/lib/domain/person/roles";
import type { PanelAccount } from "@/lib/schemas/panel/account";

/** A colleague and their role; users cannot change their own role. */
export function ColleagueLine({
  person: { id, firstName, lastName, username, email, role },
  onRole,
  onLeave,
}: {
  person: PanelAccount;
  onRole: (role: Role) => void;
  onLeave: () => void;
}) {
  const t = useTranslations("panel.staff.colleague");
  const tRole = useTranslations("panel.roles.name");
  const isOwn = usePanelUser() === id;
  const name = fullName({ firstName, lastName });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-3 last:border-0">
      <span className="min-w-0 grow basis-60">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">
          {username} · {email}
        </span>
      </span>
      {isOwn ? (
        <span className="text-ink-2">{t("own", { role: tRole(role) })}</span>
      ) : (
        <span className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <span className="w-44 max-sm:grow">
            <Select
              aria-label={t("role", { name })}
              value={role}
              onChange={(event) => {
                const chosen = STAFF_ROLES.find((one) => one === event.target.value);
                if (chosen !== undefined) onRole(chosen);
              }}
            >
              {STAFF_ROLES.map((one) => (
                <option key={one} value={one}>
                  {tRole(one)}
                </option>
              ))}
            </Select>
          </span>
          <Button variant="ghost" size="sm" onClick={onLeave}>
            {t.rich("removeOf", {
              name,
              whose: (chunks) => <span className="sr-only">{chunks}</span>,
            })}
          </Button>
        </span>
      )}
    </li>
  );
}
