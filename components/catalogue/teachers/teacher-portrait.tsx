import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { DEFAULT_IMAGE, imageAddress } from "@/lib/domain/space/space-image";

interface TeacherPortraitProps {
  imageUrl: string | null;
  preload?: boolean;
  sizes: string;
}

export function TeacherPortrait({ imageUrl, preload = false, sizes }: TeacherPortraitProps) {
  return (
    <div className="relative aspect-square overflow-hidden rounded-2xl bg-sand-100 shadow-rest">
      <ImageWithFallback
        src={imageAddress(imageUrl ?? DEFAULT_IMAGE)}
        alt=""
        fill
        preload={preload}
        sizes={sizes}
      />
    </div>
  );
}
