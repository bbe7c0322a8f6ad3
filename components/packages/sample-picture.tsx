import { contentIn } from "@/lib/content";
import { PICTURE, type PictureName, picturePath } from "@/lib/content/facts/sample-pictures";
import { site } from "@/lib/content/facts/site";
import type { Lang } from "@/lib/domain/core/languages";
import madeFor from "@/lib/content/facts/sample-brand.json";

const { name: firm, ink, accent } = madeFor;
/** Name and colours are in the pictures: another firm makes its own (test/support/sample-pictures.ts). */
const isOwn = site.name === firm && site.ink === ink && site.accent === accent;

type SamplePictureProps = {
  lang: Lang;
  name: PictureName;
  /** Says below it whose it is, where the heading does not. */
  hasCaption?: boolean;
};

/** A picture of the real thing, filled by the made-up shop; a tap opens it alone, to enlarge it. */
export function SamplePicture({ lang, name, hasCaption = false }: SamplePictureProps) {
  if (!isOwn) return null;
  const { alt, caption } = contentIn(lang).home.example.pictures;
  const file = (width: number) => picturePath(lang, name, width);
  return (
    <figure className="w-full max-w-80 shrink-0">
      <a className="block" href={file(PICTURE.width)}>
        {/* oxlint-disable-next-line nextjs/no-img-element -- made in its two sizes beforehand */}
        <img
          {...PICTURE}
          src={file(PICTURE.width)}
          srcSet={`${file(PICTURE.width / 2)} 360w, ${file(PICTURE.width)} 720w`}
          sizes="(min-width: 40rem) 28rem, 90vw"
          alt={alt[name]}
          loading="lazy"
          className="h-auto w-full border border-rule bg-card"
        />
      </a>
      {hasCaption && <figcaption className="mt-2 text-base text-soft">{caption}</figcaption>}
    </figure>
  );
}
