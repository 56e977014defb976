import { GatsbyImage } from "gatsby-plugin-image"
import type { PagePicture } from "../../hooks/page/pictures"

/** A picture of a page, in many sizes where it has them. */
export function Picture({ src, alt, image, ...rest }: Omit<PagePicture, "caption">) {
  if (image) return <GatsbyImage image={image} alt={alt} />
  return <img src={src} alt={alt} loading="lazy" decoding="async" {...rest} />
}
