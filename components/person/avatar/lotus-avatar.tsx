import { cn } from "@/components/ui/cn";

export interface LotusColors {
  avatarPrimaryColor: string;
  avatarSecondaryColor: string;
  avatarAccentColor: string;
  avatarBackgroundColor: string;
}

const OUTER = "M50 78C34 70 22 54 24 34c16 4 26 20 26 44Z";
const INNER = "M50 80C38 66 36 42 50 22c14 20 12 44 0 58Z";

export function LotusAvatar({ colors, className }: { colors: LotusColors; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className={cn("size-10 rounded-full", className)}>
      <rect width="100" height="100" fill={colors.avatarBackgroundColor} />
      <g fill={colors.avatarSecondaryColor}>
        <path d="M50 80C30 82 14 72 8 56c18-4 34 6 42 24Z" opacity=".75" />
        <path d="M50 80c20 2 36-8 42-24-18-4-34 6-42 24Z" opacity=".75" />
      </g>
      <g fill={colors.avatarPrimaryColor}>
        <path d={OUTER} opacity=".85" />
        <path d={OUTER} opacity=".85" transform="matrix(-1 0 0 1 100 0)" />
        <path d={INNER} />
      </g>
      <path d="M50 76c-5-8-6-18 0-28 6 10 5 20 0 28Z" fill={colors.avatarAccentColor} />
      <circle cx="50" cy="30" r="2.6" fill={colors.avatarBackgroundColor} opacity=".7" />
    </svg>
  );
}
