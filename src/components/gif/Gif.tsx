import { type ReactNode, useEffect } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useGifs } from "../../hooks/outside/giphy"
import { track } from "../../hooks/outside/track"
import * as styles from "./Gif.module.css"
import { LocalPicture, RemotePicture } from "./pictures"

type Props = {
  /** What is looked for: "hamster". */
  term: string
  /** How many of what is found are shown; 1 where nothing else is said. */
  count?: number
  /** What is shown where GIPHY has nothing; roadworks where nothing else is given. */
  instead?: ReactNode
}

/**
 * Animations for a term: from GIPHY where the site has a key for it, and otherwise, or when GIPHY has nothing or does
 * not answer, one of our own. They hold still where motion is unwelcome.
 */
export function Gif({ term, count = 1, instead }: Props) {
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
        (instead ?? (
          <LocalPicture key={term} term={term} alt={`Instead of ${term}: roadworks`} motion={motion} />
        ))
      )}
    </div>
  )
}
