import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Check, Hourglass } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

interface ConfirmationFrameProps {
  /** Whether the centre still has to confirm. */
  isRequest: boolean;
  description: string;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog "Prenotazione Confermata!", or "Richiesta inviata" for a request, with links to continue. */
export function ConfirmationFrame({ isRequest, description, onClose, children }: ConfirmationFrameProps) {
  const t = useTranslations("bookingForm.done");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader className="items-center pr-0 text-center">
          <span
            aria-hidden
            className={
              isRequest
                ? "mb-2 grid size-16 place-items-center rounded-full bg-honey-100 text-honey-700"
                : "mb-2 grid size-16 place-items-center rounded-full bg-sage-100 text-sage-700"
            }
          >
            {isRequest ? <Hourglass className="size-7" /> : <Check className="size-8" />}
          </span>
          <DialogTitle>{isRequest ? t("requestTitle") : t("title")}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {children}
        <DialogFooter>
          <Button variant="outline" asChild>
            <Link href={paths.home}>{t("home")}</Link>
          </Button>
          <Button asChild>
            <Link href={paths.myBookings}>{t("myBookings")}</Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
