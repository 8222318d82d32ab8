import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmAction } from "@/components/admin/shared/confirm-action";
import { Button } from "@/components/ui/button";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { fullName } from "@/lib/domain/person/full-name";
import type { Invitation } from "@/lib/schemas/person/invitation";

const PATH = "/api/invitations";

export function InvitationLines() {
  const t = useTranslations("panel.staff.invitations");
  const tRoleWithin = useTranslations("invitation.role");
  const formats = useFormats();
  const [ending, setEnding] = useState<Invitation | null>(null);
  const { data } = useQuery<Invitation[]>({ queryKey: [PATH], refetchOnMount: "always" });
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={t("title")} className="mt-5">
      <h3 className="font-semibold">{t("title")}</h3>
      <ul className="m-0 flex list-none flex-col p-0">
        {data.map((invitation) => {
          const { id, firstName, lastName, email, role, expiresAt } = invitation;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-3 last:border-0"
            >
              <span className="min-w-0 grow basis-60">
                <span className="block [overflow-wrap:anywhere]">
                  {t("nameAndRole", { name: fullName({ firstName, lastName }), role: tRoleWithin(role) })}
                </span>
                <span className="block text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">
                  {t("validUntil", { email, instant: formats.instant(new Date(expiresAt)) })}
                </span>
              </span>
              <Button variant="ghost" size="sm" onClick={() => setEnding(invitation)}>
                {t.rich("withdrawOf", { email, whose: srOnly })}
              </Button>
            </li>
          );
        })}
      </ul>
      {ending && (
        <ConfirmAction
          onClose={() => setEnding(null)}
          title={t("withdrawTitle")}
          description={t("withdrawText", { email: ending.email })}
          confirmLabel={t("withdraw")}
          destructive
          action={() => api.delete(`${PATH}/${ending.id}`)}
          outcome={{ success: t("withdrawn"), failure: t("notWithdrawn") }}
        />
      )}
    </section>
  );
}
