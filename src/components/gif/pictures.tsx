/** The pictures of Gif: from GIPHY, and the site's own as the fallback. */
import { useState } from "react"
import { useRemotePicture } from "../../hooks/outside/services"
import { fallbackGif, type Gif } from "./gifSearch"

type LocalProps = { term: string; nth?: number; alt: string; motion: boolean }

/** An animation of the site's own, or its still picture. */
export function LocalPicture({ term, nth, alt, motion }: LocalProps) {
  const [failed, setFailed] = useState(false)
  const { url, still } = fallbackGif(term, nth)
  return (
    <img
      src={motion ? url : still}
      alt={failed ? "Error" : alt}
      width="468"
      height="60"
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}

type RemoteProps = { gif: Gif; term: string; nth: number; motion: boolean }

/** A GIF from GIPHY; after a failure or timeout, the site's own animation with the alternative text "Error". */
export function RemotePicture({ gif, term, nth, motion }: RemoteProps) {
  const src = motion ? gif.url : gif.still
  const { failed, props } = useRemotePicture(src)
  if (failed) return <LocalPicture term={term} nth={nth} alt="Error" motion={motion} />
  return (
    <picture>
      {motion && gif.webp && <source type="image/webp" srcSet={gif.webp} />}
      <img
        src={src}
        alt={gif.title || term}
        width={gif.width}
        height={gif.height}
        loading="lazy"
        referrerPolicy="no-referrer"
        {...props}
      />
    </picture>
  )
}
