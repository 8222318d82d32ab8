"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/select";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";

const STATUSES = ["confirmed", "pending", "canceled"] as const;

const isStatus = (value: string): value is BookingStatus => STATUSES.some((status) => status === value);

/** The status of a sign-up; a choice is saved at once, and reverts when the server refuses. */
export function StatusSelect({
  name,
  status,
  onChange,
}: {
  name: string;
  status: BookingStatus;
  onChange: (status: BookingStatus) => Promise<unknown>;
}) {
  const t = useTranslations("panel.participants.status");
  const words = useTranslations("bookingWords.status");
  const [wanted, setWanted] = useState<BookingStatus | null>(null);

  async function change(next: string): Promise<void> {
    if (!isStatus(next)) return;
    setWanted(next);
    try {
      await onChange(next);
    } catch {
      // The toast has said why.
    } finally {
      setWanted(null);
    }
  }

  return (
    <Select
      aria-label={t("label", { name })}
      className="inline-block w-40"
      value={wanted ?? status}
      disabled={wanted !== null}
      onChange={(event) => void change(event.target.value)}
    >
      {STATUSES.map((value) => (
        <option key={value} value={value}>
          {words(value)}
        </option>
      ))}
    </Select>
  );
}
