import type { PagePicture } from "../../hooks/page/pictures"

/** A picture of a page, responsive if it has several sizes. Its space is kept until it loads. */
export function Picture({ src, alt, image, ...rest }: Omit<PagePicture, "caption">) {
  const { fallback = { src }, sources = [] } = image?.images ?? {}
  const picture = (
    <img
      {...fallback}
      width={image?.width}
      height={image?.height}
      {...rest}
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
