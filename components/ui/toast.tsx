import { useTranslations } from "next-intl";
import * as ToastPrimitive from "radix-ui/toast";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { CircleAlert, CircleCheck, X } from "./icons";
import { dismissToast, TOAST_DURATION_MS, type ToastState } from "./use-toast";
import { useTextResolver } from "./use-words";

const SWIPE_THRESHOLD_PX = 50;

/**
 * The visible toast, whose texts may be text references (`lib/domain/language/text.ts`), with its viewport (hotkey F8,
 * swipe right to close). Loaded with the first toast.
 */
export function ToastView({ toast }: { toast: ToastState }) {
  const t = useTranslations("live");
  const word = useTextResolver();
  const worded = (words: ReactNode) => (typeof words === "string" ? word(words) : words);
  const isFailure = toast.variant === "destructive";
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <ToastPrimitive.Provider
      label={t("toast")}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <ToastPrimitive.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        duration={toast.duration ?? TOAST_DURATION_MS}
        type={isFailure ? "foreground" : "background"}
        className={cn(
          "flex w-full items-start gap-3 rounded-lg border bg-surface p-4 pr-2 text-ink shadow-floating",
          "data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out",
          "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-slide-out",
          isFailure && "border-brick-600/40 bg-brick-100 text-brick-700",
        )}
      >
        <Icon className={cn("mt-0.5 size-5 shrink-0", isFailure ? "text-brick-600" : "text-sage-600")} />
        <div className="min-w-0 flex-1 self-center">
          <ToastPrimitive.Title className="font-semibold">{worded(toast.title)}</ToastPrimitive.Title>
          {toast.description && (
            <ToastPrimitive.Description
              className={cn("mt-0.5 text-[0.94rem]", isFailure ? "text-brick-700" : "text-ink-2")}
            >
              {worded(toast.description)}
            </ToastPrimitive.Description>
          )}
          {toast.action && <div className="mt-2">{toast.action}</div>}
        </div>
        <ToastPrimitive.Close
          aria-label={t("closeToast")}
          className="-my-2 grid size-11 shrink-0 place-items-center rounded-full text-current/80 transition-colors hover:bg-sand-100 hover:text-ink"
        >
          <X className="size-5" />
        </ToastPrimitive.Close>
      </ToastPrimitive.Root>
      <ToastPrimitive.Viewport
        hotkey={["F8"]}
        label={t("toasts", { hotkey: "{hotkey}" })}
        className={cn(
          "fixed inset-x-0 z-60 m-0 flex w-full list-none flex-col p-3 outline-none sm:p-4",
          "max-sm:top-0 max-sm:pt-[max(0.75rem,env(safe-area-inset-top))]",
          // Placed next to a dialog, so that its payment details and buttons stay visible. On phones it covers the
          // dialog's heading, which has the same content.
          toast.isAside
            ? "sm:top-0 sm:right-auto sm:w-80"
            : "sm:right-0 sm:bottom-0 sm:left-auto sm:w-[26rem]",
        )}
      />
    </ToastPrimitive.Provider>
  );
}
