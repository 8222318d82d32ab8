import type { ReactNode } from "react";

interface ProgramSectionProps {
  id: string;
  title: string;
  text: string;
  action?: ReactNode;
  children: ReactNode;
}

export function ProgramSection({ id, title, text, action, children }: ProgramSectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="scroll-mt-24 text-[1.3rem]">
          {title}
        </h3>
        {action}
      </div>
      <p className="mt-1.5 mb-4 max-w-prose text-ink-2">{text}</p>
      {children}
    </section>
  );
}

export function NothingYet({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-lg bg-sand-50 px-4 py-5">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-prose text-ink-2">{text}</p>
    </div>
  );
}
