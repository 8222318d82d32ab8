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
  /** The centre still has to confirm the booking. */
  isRequest: boolean;
  /** Held until its prepayment arrives. */
  isHeld?: boolean;
  description: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The confirmation dialog, whose title depends on whether the booking is confirmed, requested or held until it is paid.
 */
export function ConfirmationFrame({
  isRequest,
  isHeld = false,
  description,
  onClose,
  children,
}: ConfirmationFrameProps) {
  const t = useTranslations("bookingForm.done");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader className="items-center pr-0 text-center">
          <span
            aria-hidden
            className={
              isRequest || isHeld
                ? "mb-2 grid size-16 place-items-center rounded-full bg-honey-100 text-honey-700"
                : "mb-2 grid size-16 place-items-center rounded-full bg-sage-100 text-sage-700"
            }
          >
            {isRequest || isHeld ? <Hourglass className="size-7" /> : <Check className="size-8" />}
          </span>
          <DialogTitle>{t(isRequest ? "requestTitle" : isHeld ? "heldTitle" : "title")}</DialogTitle>
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
