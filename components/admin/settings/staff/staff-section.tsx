import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSecuritySections } from "@/components/admin/settings/rules/settings-fields";
import { SettingsForm } from "@/components/admin/settings/rules/settings-form";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { usePanelUser } from "@/components/admin/shared/panel-user";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { UserPlus } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { srOnly } from "@/components/ui/sr-only";
import { api } from "@/lib/client/api-client";
import { fullName } from "@/lib/domain/person/full-name";
import { type Role, STAFF_ROLES } from "@/lib/domain/person/roles";
import type { PanelAccount } from "@/lib/schemas/panel/account";
import { InvitationLines } from "./invitation-lines";

const InviteDialog = lazyPart(async () => (await import("./invite-dialog")).InviteDialog);

const PATH = "/api/users?isAdmin=true&pageSize=500";

export function StaffPage() {
  const t = useTranslations("panel.staff");
  const tRoles = useTranslations("panel.roles");
  const tRoleWithin = useTranslations("invitation.role");
  const act = useAdminAction();
  const security = useSecuritySections();
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<PanelAccount | null>(null);
  const { data, error, refetch } = useQuery<PanelAccount[]>({ queryKey: [PATH], refetchOnMount: "always" });

  const change = ({ id, firstName, lastName }: PanelAccount, role: Role) =>
    act(() => api.patch(`/api/users/${id}`, { role }), {
      success: role === "customer" ? t("left") : t("roleChanged"),
      description: t("roleOf", { name: fullName({ firstName, lastName }), role: tRoleWithin(role) }),
      failure: t("roleNotChanged"),
    });

  return (
    <SettingsSubpage
      page="staff"
      intro={t("text")}
      actions={
        <Button variant="action" onClick={() => setInviting(true)}>
          <UserPlus />
          {t("invite")}
        </Button>
      }
    >
      <SettingsCard>
        {!data && <TablePlaceholder error={error} refetch={refetch} />}
        {data && (
          <ul aria-label={t("title")} className="m-0 flex list-none flex-col p-0">
            {data.map((person) => (
              <ColleagueLine
                key={person.id}
                person={person}
                onRole={(role) => void change(person, role).catch(() => {})}
                onLeave={() => setLeaving(person)}
              />
            ))}
          </ul>
        )}
        <InvitationLines />
        <dl
          aria-label={t("duties")}
          className="mt-5 grid gap-x-4 gap-y-2 text-[0.92rem] sm:grid-cols-[auto_minmax(0,1fr)]"
        >
          {STAFF_ROLES.map((role) => (
            <div key={role} className="sm:contents">
              <dt className="font-semibold">{tRoles(`name.${role}`)}</dt>
              <dd className="m-0 text-ink-2">{tRoles(`duty.${role}`)}</dd>
            </div>
          ))}
        </dl>
      </SettingsCard>
      <SettingsCard>
        <h3 className="mb-3 text-[1.3rem]">{security[0]?.title}</h3>
        <SettingsForm sections={security} />
      </SettingsCard>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {leaving && (
        <ConfirmDialog
          onOpenChange={(open) => !open && setLeaving(null)}
          title={t("removeTitle", { name: fullName(leaving) })}
          description={t("removeText")}
          confirmLabel={t("remove")}
          destructive
          onConfirm={async () => {
            await change(leaving, "customer");
          }}
        />
      )}
    </SettingsSubpage>
  );
}

function ColleagueLine({
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
            {t.rich("removeOf", { name, whose: srOnly })}
          </Button>
        </span>
      )}
    </li>
  );
}
