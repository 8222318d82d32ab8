import { useTranslations } from "next-intl";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { SeriesPayments } from "./series-payments";

interface SeriesPaymentsDialogProps {
  seriesId: number;
  /** Customer and room. */
  title: string;
  onClose: () => void;
}

export function SeriesPaymentsDialog({ seriesId, title, onClose }: SeriesPaymentsDialogProps) {
  const t = useTranslations("panel.payments.series");
  return (
    <GuardedDialog
      title={t("collect")}
      description={title}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty }) => (
        <SeriesPayments seriesId={seriesId} startsWriting onDirtyChange={setDirty} onDone={onClose} />
      )}
    </GuardedDialog>
  );
}
