import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { Icon } from "@/components/ui/draw-icon";

const TONES = {
  calm: "bg-sage-100 text-sage-700",
  good: "bg-sage-100 text-sage-700",
  bad: "bg-brick-100 text-brick-700",
} as const;

interface AuthCardProps {
  icon: Icon;
  tone?: keyof typeof TONES;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
}

export function AuthCard({ icon: Icon, tone = "calm", title, description, children }: AuthCardProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 rounded-xl border bg-surface p-6 shadow-raised sm:p-9">
      <div className="flex flex-col items-center gap-3 text-center">
        <span className={cn("grid size-14 place-items-center rounded-full", TONES[tone])}>
          <Icon className="size-7" />
        </span>
        <h1 className="text-[1.9rem]">{title}</h1>
        {description && <div className="text-ink-2">{description}</div>}
      </div>
      {children}
    </div>
  );
}
