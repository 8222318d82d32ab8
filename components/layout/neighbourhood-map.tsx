/**
 * A drawing of streets around a pin, in the colours of the theme. It shows no real place; a link opens the real map.
 */
export function NeighbourhoodMap({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 480" aria-hidden="true" className={className}>
      <rect width="640" height="480" className="fill-sand-100" />
      <path d="M430 0h210v230c-70 26-150 14-210-22z" className="fill-sage-100" />
      <g className="fill-sage-300">
        <circle cx="490" cy="70" r="17" />
        <circle cx="545" cy="120" r="22" />
        <circle cx="590" cy="60" r="15" />
        <circle cx="500" cy="160" r="14" />
      </g>
      <g className="stroke-surface" fill="none" strokeLinecap="round">
        <path d="M-20 268C160 236 330 286 660 248" strokeWidth="34" />
        <path d="M214-20c-12 150 6 320-20 520" strokeWidth="26" />
        <path d="M404-20c14 140-10 330 22 520" strokeWidth="26" />
        <path d="M-20 404c220-20 430 18 680-14" strokeWidth="22" />
      </g>
      <rect x="246" y="300" width="138" height="82" rx="10" className="fill-sand-200" />
      <g className="fill-sand-200">
        <rect x="40" y="60" width="130" height="150" rx="8" />
        <rect x="244" y="40" width="130" height="76" rx="8" />
        <rect x="40" y="302" width="118" height="72" rx="8" />
        <rect x="462" y="300" width="130" height="66" rx="8" />
      </g>
      <rect x="262" y="136" width="110" height="104" rx="10" className="fill-sage-200" />
      <path
        d="M317 122c-24 0-40 17-40 39 0 30 40 62 40 62s40-32 40-62c0-22-16-39-40-39z"
        className="fill-sage-700"
      />
      <circle cx="317" cy="161" r="14" className="fill-surface" />
    </svg>
  );
}
