import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MessageDialog } from "@/components/admin/shared/participants/message-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { today } from "@/lib/client/browser-date";
import { hasEmail } from "@/lib/domain/person/email";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";

export function RoomMessageDialog({ row: space, onClose }: { row: Space; onClose: () => void }) {
  const t = useTranslations("panel.spaces.message");
  const tShared = useTranslations("panel.shared");
  const [day, setDay] = useState(today());
  const { data } = useQuery<Booking[]>({
    queryKey: [`/api/bookings?spaceId=${space.id}&from=${day}&to=${day}&pageSize=500`],
    enabled: day !== "",
    refetchOnMount: "always",
  });
  const addresses = (data ?? []).flatMap(({ status, email }) =>
    status !== "canceled" && hasEmail(email) ? [email.toLowerCase()] : [],
  );
  return (
    <MessageDialog
      path={`/api/spaces/${space.id}`}
      title={t("title", { space: space.name })}
      recipients={new Set(addresses).size}
      more={{ day }}
      onClose={onClose}
    >
      <Field label={tShared("day")}>
        <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
    </MessageDialog>
  );
}
