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
          // As high as the gap above a dialog of 94dvh.
          toast.isAside && "max-sm:h-9 max-sm:items-center max-sm:px-3 max-sm:py-0",
          "data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out",
          "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-slide-out",
          isFailure && "border-brick-600/40 bg-brick-100 text-brick-700",
        )}
      >
        <Icon
          className={cn(
            "mt-0.5 size-5 shrink-0",
            toast.isAside && "max-sm:mt-0",
            isFailure ? "text-brick-600" : "text-sage-600",
          )}
        />
        <div className="min-w-0 flex-1 self-center">
          <ToastPrimitive.Title className={cn("font-semibold", toast.isAside && "max-sm:truncate")}>
            {worded(toast.title)}
          </ToastPrimitive.Title>
          {toast.description && (
            <ToastPrimitive.Description
              className={cn(
                "mt-0.5 text-[0.94rem]",
                toast.isAside && "max-sm:sr-only",
                isFailure ? "text-brick-700" : "text-ink-2",
              )}
            >
              {worded(toast.description)}
            </ToastPrimitive.Description>
          )}
          {toast.action && <div className="mt-2">{toast.action}</div>}
        </div>
        <ToastPrimitive.Close
          aria-label={t("closeToast")}
          className={cn(
            "-my-2 grid size-11 shrink-0 place-items-center rounded-full text-current/80 transition-colors hover:bg-sand-100 hover:text-ink",
            toast.isAside && "max-sm:my-0 max-sm:h-9",
          )}
        >
          <X className="size-5" />
        </ToastPrimitive.Close>
      </ToastPrimitive.Root>
      <ToastPrimitive.Viewport
        hotkey={["F8"]}
        label={t("toasts", { hotkey: "{hotkey}" })}
        className={cn(
          "fixed inset-x-0 z-60 m-0 flex w-full list-none flex-col p-3 outline-none sm:p-4",
          "max-sm:top-0",
          // Next to a dialog, or on phones above it, so that its heading, payment details and buttons stay visible.
          toast.isAside
            ? "max-sm:pt-[max(0.125rem,env(safe-area-inset-top))] max-sm:pb-0 sm:top-0 sm:right-auto sm:w-80"
            : "max-sm:pt-[max(0.75rem,env(safe-area-inset-top))] sm:right-0 sm:bottom-0 sm:left-auto sm:w-[26rem]",
        )}
      />
    </ToastPrimitive.Provider>
  );
}
