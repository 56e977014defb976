import { useEffect, useEffectEvent } from "react"
import type { PagePicture } from "../../../hooks/page/pictures"
import { step } from "../logic"
import * as styles from "../PhotoAlbum.module.css"

type Props = { photos: readonly PagePicture[]; index: number; onStep: (index: number) => void }

/** A picture at full size with its caption, and navigation by arrow keys and buttons. */
export function Lightbox({ photos, index, onStep }: Props) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = step(event.key, index, photos.length)
    if (next === null) return
    event.preventDefault()
    onStep(next)
  })
  // The focus is on the dialog's own buttons outside this component, so the window has to listen.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])

  const photo = photos[index]
  if (!photo) return null
  const { sources = [], fallback } = photo.image?.images ?? {}
  const sizes = "(min-width: 1128px) 1080px, 100vw"
  const turn = (key: string) => () => onStep(step(key, index, photos.length) ?? index)
  return (
    <div className={styles.lightbox}>
      <figure key={index}>
        <picture>
          {sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img src={fallback?.src ?? photo.src} srcSet={fallback?.srcSet} sizes={sizes} alt={photo.alt} />
        </picture>
        <figcaption>{photo.caption}</figcaption>
      </figure>
      <div className="buttons">
        <button type="button" onClick={turn("ArrowLeft")}>
          Previous
        </button>
        <button type="button" onClick={turn("ArrowRight")}>
          Next
        </button>
        <span role="status">
          {index + 1} of {photos.length}
          <span className="visually-hidden">
            : {photo.alt}. {photo.caption}
          </span>
        </span>
      </div>
    </div>
  )
}
