import type { ReactNode } from "react";

/** A toggle button of a view; the pressed one is active. */
export function ViewButton({
  isOn,
  onClick,
  children,
}: {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-[0.94rem] max-[24rem]:px-1.5 font-semibold text-ink-2 transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-sage-800 aria-pressed:shadow-rest [&_svg]:size-[1.15em]"
    >
      {children}
    </button>
  );
}
