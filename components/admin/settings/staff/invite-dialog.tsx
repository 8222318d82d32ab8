import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { CopyLine } from "@/components/person/calendar-feed/copy-line";
import { labelled } from "@/components/shared/form/field-definitions";
import { Button } from "@/components/ui/button";
import { DialogFooter, TitledDialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { STAFF_ROLES } from "@/lib/domain/person/roles";
import { type InvitationSent, invitationInputSchema } from "@/lib/schemas/person/invitation";

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("panel.staff.invitation");
  const formats = useFormats();
  const tPerson = useTranslations("person");
  const tRole = useTranslations("panel.roles.name");
  const act = useAdminAction();
  const [made, setMade] = useState<InvitationSent | null>(null);
  if (made?.link)
    return (
      <TitledDialog
        title={t("notSent")}
        description={t("handOver", {
          email: made.email,
          instant: formats.instant(new Date(made.expiresAt)),
        })}
        onClose={onClose}
        // The link cannot be shown again, so a click outside does not close the dialog.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <CopyLine text={made.link} label={t("link")} />
        <DialogFooter>
          <Button onClick={onClose}>{t("done")}</Button>
        </DialogFooter>
      </TitledDialog>
    );
  return (
    <FormDialog
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(36rem,calc(100vw-3rem))]"
      schema={invitationInputSchema}
      sections={[
        {
          title: t("who"),
          fields: labelled(tPerson, [
            { kind: "text", name: "firstName", width: "half", autoComplete: "off" },
            { kind: "text", name: "lastName", width: "half", autoComplete: "off" },
            { kind: "email", name: "email", autoComplete: "off" },
            {
              kind: "select",
              name: "role",
              label: t("role"),
              options: STAFF_ROLES.map((value) => ({ value, label: tRole(value) })),
            },
            {
              kind: "switch",
              name: "replacesUnverified",
              label: t("replacesUnverified"),
              hint: t("replacesUnverifiedHint"),
            },
          ]),
        },
      ]}
      defaultValues={{ firstName: "", lastName: "", email: "", role: "desk", replacesUnverified: false }}
      submitLabel={t("submit")}
      onSubmit={async (input) => {
        const invited = await act(() => api.post<InvitationSent>("/api/invitations", input), {
          failure: t("failed"),
        });
        if (invited.link) return setMade(invited);
        toast({
          title: invited.sent ? t("sent") : t("notSent"),
          description: t("validUntil", {
            email: invited.email,
            instant: formats.instant(new Date(invited.expiresAt)),
          }),
        });
        onClose();
      }}
    >
      <StoredMailsNotice />
    </FormDialog>
  );
}
