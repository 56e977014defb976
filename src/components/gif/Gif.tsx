import type { ReactNode } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useTrack } from "../../hooks/outside/useTrack"
import * as styles from "./Gif.module.css"
import { useGifs } from "./giphy"
import { LocalPicture, RemotePicture } from "./pictures"

type Props = {
  /** The search term: "hamster". */
  term: string
  /** The number of GIFs to show. */
  count?: number
  /** The fallback without results from GIPHY, by default the site's own roadworks. */
  instead?: ReactNode
}

/**
 * Animations for a term from GIPHY if the site has a key. Without a key or results, shows an animation of the site's
 * own. Without motion all are still.
 */
export function Gif({ term, count = 1, instead }: Props) {
  const gifs = useGifs(term, count)
  const motion = useMotion()
  useTrack(gifs && term, label => ({ category: "gif", action: "render", label }))

  return (
    <div className={styles.gifs}>
      {gifs?.length ? (
        <>
          {gifs.map((gif, i) => (
            <RemotePicture key={gif.id} gif={gif} term={term} nth={i} motion={motion} />
          ))}
          <p className={styles.source}>Powered by GIPHY</p>
        </>
      ) : (
        (instead ?? (
          <LocalPicture key={term} term={term} alt={`Instead of ${term}: roadworks`} motion={motion} />
        ))
      )}
    </div>
  )
}
