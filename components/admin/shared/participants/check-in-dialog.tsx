import { useTranslations } from "next-intl";
import { TitledDialog } from "@/components/ui/dialog";
import type { Expected } from "@/lib/schemas/sign-up/check-in";
import { Door, useWithOfflineCheckIns } from "./door";
import { countSeats } from "./find-people";

interface CheckInDialogProps {
  title: string;
  when?: string;
  /** People expected today; undefined while loading. */
  people: readonly Expected[] | undefined;
  onClose: () => void;
}

export function CheckInDialog({ title, when, people, onClose }: CheckInDialogProps) {
  const t = useTranslations("panel.participants");
  const { present, expected } = countSeats(useWithOfflineCheckIns(people));
  return (
    <TitledDialog
      title={t("checkIn.title")}
      description={when === undefined ? title : t("titleAndDays", { title, days: when })}
      onClose={onClose}
      className="sm:w-[min(40rem,calc(100vw-3rem))]"
    >
      {people?.length === 0 ? (
        <p>{when === undefined ? t("checkIn.nobodyToday") : t("checkIn.otherDay", { days: when })}</p>
      ) : (
        <>
          <p aria-live="polite" className="font-display-soft text-2xl tabular-nums">
            {t("checkIn.present", { present, expected })}
          </p>
          <Door people={people} titles={[title]} />
        </>
      )}
    </TitledDialog>
  );
}
