import { cn } from "@/components/ui/cn";
import { Image } from "@/components/ui/image";
import { imageAddress } from "@/lib/domain/space/space-image";
import type { User } from "@/lib/schemas/person/user";
import { LotusAvatar, type LotusColors } from "./lotus-avatar";

interface UserAvatarProps {
  user: LotusColors & Pick<User, "avatarType" | "customAvatarUrl">;
  className?: string;
}

/** A user's picture or lotus avatar. It is decorative: the name is shown next to it. */
export function UserAvatar({ user, className }: UserAvatarProps) {
  const picture = user.avatarType === "custom" ? user.customAvatarUrl : null;
  return (
    <span
      className={cn(
        "inline-grid size-10 shrink-0 place-items-center overflow-hidden rounded-full border bg-sand-100 [&>img]:size-full [&>img]:object-cover [&>svg]:size-full",
        className,
      )}
    >
      {picture ? (
        <Image src={imageAddress(picture)} alt="" width={96} height={96} />
      ) : (
        <LotusAvatar colors={user} />
      )}
    </span>
  );
}
