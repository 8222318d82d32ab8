/** A loading spinner. Announced with a label; decorative without one. */
export function Spinner({ label }: { label?: string }) {
  const ring = (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 animate-spin fill-none stroke-current stroke-[2.6]"
    >
      <circle cx="12" cy="12" r="9" className="opacity-25" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-ink-2">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
