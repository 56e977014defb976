import { useEffect } from "react"
import { useGifs } from "../../hooks/giphy"
import { useMotion } from "../../hooks/motion"
import { track } from "../../hooks/track"
import * as styles from "./Gif.module.css"
import { LocalPicture, RemotePicture } from "./pictures"

type Props = {
  /** What is looked for: "hamster". */
  term: string
  /** How many of what is found are shown; 1 where nothing else is said. */
  count?: number
}

/**
 * Animations for a term: from GIPHY where the site has a key for it, and otherwise, or when GIPHY has nothing or does
 * not answer, one of our own. They hold still where motion is unwelcome.
 */
export function Gif({ term, count = 1 }: Props) {
  const gifs = useGifs(term, count)
  const motion = useMotion()
  const shown = gifs !== null
  useEffect(() => {
    if (shown) track({ category: "gif", action: "render", label: term })
  }, [shown, term])

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
        <LocalPicture key={term} term={term} alt={`Instead of ${term}: roadworks`} motion={motion} />
      )}
    </div>
  )
}
