import { Avatar } from "@/components/ui/avatar";
import { Image } from "@/components/ui/image";
import { imageAddress } from "@/lib/domain/space/space-image";
import type { User } from "@/lib/schemas/person/user";
import { LotusAvatar, type LotusColors } from "./lotus-avatar";

/** A user's picture or lotus avatar. It is decorative: the name is shown next to it. */
export function UserAvatar({
  user,
  className,
}: {
  user: LotusColors & Pick<User, "avatarType" | "customAvatarUrl">;
  className?: string;
}) {
  const picture = user.avatarType === "custom" ? user.customAvatarUrl : null;
  return (
    <Avatar className={className}>
      {picture ? (
        <Image src={imageAddress(picture)} alt="" width={96} height={96} />
      ) : (
        <LotusAvatar colors={user} />
      )}
    </Avatar>
  );
}
