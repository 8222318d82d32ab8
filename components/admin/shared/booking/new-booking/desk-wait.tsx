import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PersonBody } from "@/components/admin/shared/person-field/person-choice";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { Button } from "@/components/ui/button";
import { Hourglass } from "@/components/ui/icons";
import { rememberPerson } from "@/lib/client/person/recent-people";
import { joinWaitingList } from "@/lib/client/waiting/waiting-list";
import { hasEmail } from "@/lib/domain/person/email";
import type { Period } from "@/lib/domain/room-time/period";
import type { PurposeValues } from "./purpose-values";

interface DeskWaitProps {
  spaceId: number;
  period: Period;
  /** The person and purpose for the request; null if they are invalid, after showing the errors. */
  read: () => (PersonBody & PurposeValues) | null;
  onJoined: () => void;
}

export function DeskWait({ spaceId, period, read, onJoined }: DeskWaitProps) {
  const t = useTranslations("panel.booking.wait");
  const list = useTranslations("panel.shared.waitingList");
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const [isSending, setSending] = useState(false);

  async function join(): Promise<void> {
    const details = read();
    if (details === null || isSending) return;
    setSending(true);
    try {
      const { entry } = await act(() => joinWaitingList({ kind: "space", spaceId, ...period, ...details }), {
        success: list("joined"),
        description: ({ entry: { position, email } }) =>
          t("position", {
            position: position ?? 1,
            mails: mailNotice(hasEmail(email), undefined, t("notMailed")),
          }),
        failure: t("failed"),
      });
      if (entry.personId) rememberPerson(entry.personId);
      onJoined();
    } catch {
      // The toast has shown the error.
    } finally {
      setSending(false);
    }
  }

  return (
    <Button variant="outline" className="self-start" disabled={isSending} onClick={() => void join()}>
      <Hourglass />
      {list("join")}
    </Button>
  );
}
