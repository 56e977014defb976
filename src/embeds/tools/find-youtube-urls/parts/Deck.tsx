import { useRef, useState } from "react"
import { Button } from "../../../../components/button/Button"
import { PageLink } from "../../../../components/page-link/PageLink"
import { StatusMessage } from "../../../../components/status-message/StatusMessage"
import { now } from "../../../../hooks/browser/clock"
import { useMotion } from "../../../../hooks/browser/motion"
import { Slider } from "../../../../kits/controls/Slider"
import { useFrames } from "../../../../kits/motion/useFrames"
import * as styles from "../FindYoutubeUrls.module.css"
import { clockOf, type Video } from "../logic"
import { pullsTapeOut, songAt, tapePerSecond, turnsNeeded } from "../tape"
import { Cassette } from "./Cassette"

type Props = {
  videos: readonly Video[]
  doubles: number
  label: string
}

/** A cassette that plays silently, is wound by hand, and tangles if wound too fast. */
export function Deck({ videos, doubles, label }: Props) {
  const [at, setAt] = useState(0)
  const [tangle, setLeft] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const [isMended, setMended] = useState(false)
  const before = useRef(0)
  const deck = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  // A cassette without videos can't tangle.
  const left = videos.length > 0 ? tangle : 0
  useFrames(
    motion && !isHeld && left === 0 && at < 1 && videos.length > 0,
    seconds => setAt(Math.min(1, at + seconds * tapePerSecond)),
    deck,
  )
  const wind = (next: number) => {
    const time = now()
    if (pullsTapeOut(at, next, time - before.current)) {
      setLeft(turnsNeeded)
      setMended(false)
    }
    before.current = time
    setHeld(true)
    setAt(next)
  }
  const turn = () => {
    setLeft(Math.max(0, left - 1))
    if (left <= 1) {
      setMended(true)
      setHeld(false)
      // Moves the focus, as the button disappears.
      deck.current?.querySelector("input")?.focus()
    }
  }
  const number = songAt(at, videos.length)
  const song = videos[number]

  return (
    <div ref={deck} className={styles.deck}>
      <Cassette videos={videos.length} doubles={doubles} label={label} at={at} left={left} />
      {song && (
        <>
          <Slider
            label="Wind the tape"
            min={0}
            max={100}
            value={Math.round(at * 100)}
            valueText={left > 0 ? "the tape is out" : `song ${number + 1} of ${videos.length}`}
            onChange={percent => wind(percent / 100)}
          />
          <div className={styles.now}>
            {left > 0 ? (
              <Button className="default" onClick={turn}>
                Turn the pencil
              </Button>
            ) : (
              <p>
                Song {number + 1}: <PageLink to={`/youtube/${song.id}`}>watch it</PageLink>
                {song.start ? ` from ${clockOf(song.start)}` : ""}
              </p>
            )}
          </div>
        </>
      )}
      <StatusMessage>
        {left > 0
          ? `Too fast: the tape is out. ${left} turns with a pencil will do.`
          : isMended && "It plays again, if a little wavy."}
      </StatusMessage>
    </div>
  )
}
