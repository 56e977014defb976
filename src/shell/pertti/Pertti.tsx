import { useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { gotThings } from "../../hooks/storage/things"
import { useStorage } from "../../hooks/storage/useStorage"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import { clothes } from "../../lib/content/thing"
import * as styles from "./Pertti.module.css"

const moods = ["asleep", "eye", "yawn", "up"] as const

type Mood = (typeof moods)[number]

/** The name of the button, and what a screen reader hears after a press. */
const words: Record<Mood, { name: string; said: string }> = {
  asleep: { name: "Pertti, asleep", said: "" },
  eye: { name: "Pertti, one eye open", said: "Pertti opens one eye." },
  yawn: { name: "Pertti, yawning", said: "Pertti yawns." },
  up: { name: "Pertti's cushion, still warm", said: "Pertti gets up." },
}

const pictures: Record<Mood, string> = { asleep: "asleep", eye: "eye", yawn: "yawn", up: "cushion" }

const loadWalk = () => import("./PerttiWalk")

type Props = {
  /** Path of the current page. */
  path: string
  /** True if there is room for him above the task bar: beside windows, under the desktop's icons. */
  isAbove: boolean
}

/**
 * Pertti, the webmaster, asleep on the task bar. A press opens one eye, the next is answered with a yawn, and after the
 * third he walks to the end of the bar and holds up a sign to a page that the visitor has not seen.
 */
export function Pertti({ path, isAbove }: Props) {
  const moves = useMotion()
  const isMounted = useMounted()
  const [state, setState] = useState<{ on: string; mood: Mood }>({ on: path, mood: "asleep" })
  const mood = state.on === path ? state.mood : "asleep"
  const { Piece: Walk, failed } = useLazyComponent(loadWalk, mood === "up")
  const press = () =>
    setState({ on: path, mood: moods[(moods.indexOf(mood) + 1) % moods.length] ?? "asleep" })
  const { name, said } = words[mood]
  const picture = pictures[mood]
  const [things] = useStorage(gotThings)
  const worn = mood === "up" ? [] : clothes.filter(({ count }) => things.length >= count)
  return (
    <div className={styles.place} data-above={isAbove || undefined}>
      {/* Loaded after hydration, so that the page's own pictures come first. */}
      {isMounted && (
        <button
          type="button"
          className={styles.pertti}
          aria-label={[name, ...worn.map(each => `in ${each.name}`)].join(", ")}
          onClick={press}
        >
          <img
            src={`/pictures/pertti-${picture}.${moves && mood !== "up" ? "gif" : "png"}`}
            alt=""
            width="96"
            height="64"
          />
          {worn.map(({ count }) => (
            <img key={count} src={`/pictures/pertti-wears-${count}.png`} alt="" width="96" height="64" />
          ))}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {failed ? "Pertti turns over." : said}
      </span>
      {Walk && <Walk path={path} moves={moves} />}
    </div>
  )
}
