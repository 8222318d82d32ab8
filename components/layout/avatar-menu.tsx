import { useTranslations } from "next-intl";
import { UserAvatar } from "@/components/person/avatar/user-avatar";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { BadgeCheck, CalendarCheck, LogOut, Settings, Ticket, UserRound } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { fullName } from "@/lib/domain/person/full-name";
import { paths } from "@/lib/paths";
import type { User } from "@/lib/schemas/person/user";

const LINKS = [
  { href: paths.profile, label: "profile", Icon: UserRound },
  { href: paths.myBookings, label: "bookings", Icon: CalendarCheck },
  { href: paths.membership, label: "membership", Icon: BadgeCheck },
  { href: paths.passes, label: "passes", Icon: Ticket },
  { href: paths.settings, label: "settings", Icon: Settings },
] as const;

export function AvatarMenu({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const t = useTranslations("accountMenu");
  const name = fullName(user);
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger
        aria-label={t("of", { name })}
        className="grid size-12 place-items-center rounded-full transition-shadow hover:shadow-raised"
      >
        <UserAvatar user={user} className="size-11" />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-72">
        <DropdownMenuLabel className="flex items-center gap-3">
          <UserAvatar user={user} className="size-12" />
          <span className="min-w-0">
            <span className="font-display-soft block truncate text-lg">{name}</span>
            <span className="block truncate text-sm text-ink-2">{user.email}</span>
          </span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {user.isTeacher && (
          <DropdownMenuItem asChild>
            <Link href={paths.teaching}>
              <BadgeCheck />
              {t("teaching")}
            </Link>
          </DropdownMenuItem>
        )}
        {LINKS.map(({ href, label, Icon }) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href}>
              <Icon />
              {t(label)}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onSignOut}>
          <LogOut />
          {t("logout")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
