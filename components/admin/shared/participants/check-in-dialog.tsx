"use client";

import { useTranslations } from "next-intl";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import type { Expected } from "@/lib/schemas/sign-up/check-in";
import { Door, useWithOfflineCheckIns } from "./door";
import { seatsPresent } from "./find-people";

export function CheckInDialog({
  title,
  when,
  people,
  onClose,
}: {
  title: string;
  /** The days in words. */
  when?: string;
  /** People expected today; undefined while loading. */
  people: readonly Expected[] | undefined;
  onClose: () => void;
}) {
  const t = useTranslations("panel.participants");
  const { present, expected } = seatsPresent(useWithOfflineCheckIns(people));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:w-[min(40rem,calc(100vw-3rem))]">
        <DialogHeader>
          <DialogTitle>{t("checkIn.title")}</DialogTitle>
          <DialogDescription>
            {when === undefined ? title : t("titleAndDays", { title, days: when })}
          </DialogDescription>
        </DialogHeader>
        <p aria-live="polite" className="font-display-soft text-2xl tabular-nums">
          {t("checkIn.present", { present, expected })}
        </p>
        {people?.length === 0 && <p className="text-ink-2">{t("checkIn.nobodyToday")}</p>}
        <Door people={people} titles={[title]} />
      </DialogContent>
    </Dialog>
  );
}
