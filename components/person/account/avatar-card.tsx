import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { COLOR_FIELDS } from "@/components/person/avatar/avatar-colors";
import { AvatarCustomizer, type AvatarValue } from "@/components/person/avatar/avatar-customizer";
import { useServerErrors } from "@/components/shared/form/server-errors";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { saveAccount } from "@/lib/client/person/save-account";
import { useSession } from "@/lib/client/person/use-session";
import type { Account } from "@/lib/schemas/person/account";
import { MAX_BIO } from "@/lib/schemas/person/account-fields";
import { ProfileCard } from "./profile-card";

function avatarOf(account: Account): AvatarValue {
  return {
    avatarType: account.avatarType,
    picture: account.customAvatarUrl,
    avatarPrimaryColor: account.avatarPrimaryColor,
    avatarSecondaryColor: account.avatarSecondaryColor,
    avatarAccentColor: account.avatarAccentColor,
    avatarBackgroundColor: account.avatarBackgroundColor,
  };
}

/** The body of the PATCH request. The picture is sent only if it has changed. */
function bodyOf(avatar: AvatarValue, bio: string, account: Account): Record<string, unknown> {
  const colors = Object.fromEntries(COLOR_FIELDS.map((name) => [name, avatar[name]]));
  const picture = avatar.picture === account.customAvatarUrl ? {} : { avatarUrl: avatar.picture };
  return { ...colors, ...picture, avatarType: avatar.avatarType, bio };
}

export function AvatarCard({ account, onSaved }: { account: Account; onSaved: (account: Account) => void }) {
  const t = useTranslations("profile");
  const p = useTranslations("person");
  const router = useRouter();
  const { refresh } = useSession();
  const [avatar, setAvatar] = useState(() => avatarOf(account));
  const [bio, setBio] = useState(account.bio ?? "");
  const [isSaving, setIsSaving] = useState(false);
  const { errors, show, clear } = useServerErrors(["avatarUrl", "bio"]);
  const length = bio.trim().length;

  useEffect(() => {
    setAvatar(avatarOf(account));
    setBio(account.bio ?? "");
  }, [account]);

  const save = async () => {
    setIsSaving(true);
    clear();
    try {
      onSaved(await saveAccount(bodyOf(avatar, bio, account)));
      toast({ title: t("saved"), description: t("avatar.saved") });
      await refresh();
      router.refresh();
    } catch (error) {
      show(error);
      toast({ variant: "destructive", title: t("notSaved"), description: failureText(error) });
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <ProfileCard title={t("avatar.title")} pending={isSaving} onSubmit={save}>
      <AvatarCustomizer value={avatar} onChange={setAvatar} error={errors.avatarUrl} />
      <Field
        label={p("bio")}
        optional
        hint={p("characters", { length, most: MAX_BIO })}
        error={length > MAX_BIO ? t("avatar.tooLong", { most: MAX_BIO }) : errors.bio}
      >
        <Textarea name="bio" rows={4} value={bio} onChange={(event) => setBio(event.target.value)} />
      </Field>
    </ProfileCard>
  );
}
