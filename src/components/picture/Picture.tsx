import type { PagePicture } from "../../hooks/page/pictures"

/**
 * A picture of a page, in many sizes where it has them, of which the browser chooses. Its place is kept until it comes,
 * and a photograph is seen there as a blur of itself.
 */
export function Picture({ src, alt, image, ...rest }: Omit<PagePicture, "caption">) {
  const { fallback = { src }, sources = [] } = image?.images ?? {}
  const blur = image?.placeholder?.fallback
  const picture = (
    <img
      {...fallback}
      width={image?.width}
      height={image?.height}
      {...rest}
      {...(blur && { style: { background: `center / 100% 100% no-repeat url("${blur}")` } })}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
  if (sources.length === 0) return picture
  return (
    <picture>
      {sources.map(source => (
        <source key={source.type} {...source} />
      ))}
      {picture}
    </picture>
  )
}
