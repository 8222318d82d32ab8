import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { History } from "@/components/admin/shared/audit/history";
import { usePanelUser } from "@/components/admin/shared/panel-user";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { fullName } from "@/lib/domain/person/full-name";
import { isAdministrator, ROLES, type Role } from "@/lib/domain/person/roles";
import { dayOf } from "@/lib/domain/time/dates";
import type { PanelAccount } from "@/lib/schemas/panel/account";
import { Fact } from "./fact";

export function PersonAccount({ userId, viewer }: { userId: number; viewer: Role }) {
  const t = useTranslations("panel.person.account");
  const tRole = useTranslations("panel.roles.name");
  const formats = useFormats();
  const word = useTextResolver();
  const { data: account, error } = useQuery<PanelAccount>({
    queryKey: [`/api/users/${userId}`],
    refetchOnMount: "always",
  });
  const isOwn = usePanelUser() === userId;
  const mayGiveRoles = isAdministrator(viewer) && !isOwn;
  // A panel role requires a verified account; an existing role can be removed.
  const isWaiting = account !== undefined && !account.isVerified && account.role === "customer";
  const mayChangeRole = mayGiveRoles && !isWaiting;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 border-t border-sand-200 pt-4">
      <h3 className="text-lg">{t("title")}</h3>
      {error && !account && <p role="alert">{word(failureText(error))}</p>}
      {!account && !error && <Spinner label={t("loading")} />}
      {account && (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-[0.97rem]">
            <Fact label={t("username")}>{account.username}</Fact>
            <Fact label={t("signsInWith")} isWide>
              {account.email}
              {!account.isVerified && (
                <span className="block text-[0.9rem] text-honey-700">{t("unverified")}</span>
              )}
            </Fact>
            <Fact label={t("registered")}>{formats.shortDay(dayOf(new Date(account.registrationDate)))}</Fact>
            {!mayChangeRole && (
              <Fact label={t("role")} isWide={mayGiveRoles}>
                {isOwn ? t("ownRole", { role: tRole(account.role) }) : tRole(account.role)}
                {mayGiveRoles && <span className="block text-[0.9rem] text-ink-2">{t("roleWaits")}</span>}
              </Fact>
            )}
          </dl>
          {mayChangeRole && <RoleField account={account} />}
          <History
            title={t("history")}
            entity="user"
            entityId={userId}
            createdAt={account.registrationDate}
          />
        </>
      )}
    </section>
  );
}

/** The role, which administrators can change, except for their own. */
function RoleField({ account }: { account: PanelAccount }) {
  const t = useTranslations("panel.person.account");
  const tRole = useTranslations("panel.roles.name");
  const tRoleWithin = useTranslations("invitation.role");
  const act = useAdminAction();
  const [chosen, setChosen] = useState<Role>(account.role);
  const change = () =>
    act(() => api.patch(`/api/users/${account.id}`, { role: chosen }), {
      success: t("roleChanged"),
      description: t("roleChangedText", {
        name: fullName(account),
        role: tRoleWithin(chosen),
      }),
      failure: t("roleFailed"),
    });
  return (
    <div className="flex flex-wrap items-end gap-2 sm:max-w-96">
      <Field label={t("role")} className="grow basis-40">
        <Select
          value={chosen}
          onChange={({ target }) => setChosen(ROLES.find((one) => one === target.value) ?? account.role)}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {tRole(one)}
            </option>
          ))}
        </Select>
      </Field>
      {chosen !== account.role && (
        <Button variant="outline" onClick={() => void change().catch(() => {})}>
          {t("changeRole")}
        </Button>
      )}
    </div>
  );
}
