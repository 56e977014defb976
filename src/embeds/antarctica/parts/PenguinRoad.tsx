import { type CSSProperties, useState } from "react"
import { Button } from "../../../components/button/Button"
import { useMotion } from "../../../hooks/browser/motion"
import { useMounted } from "../../../hooks/browser/mounted"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { inSentence, useGuest } from "../../../kits/guest/useGuest"
import * as styles from "../Antarctica.module.css"
import { eggText, finder, laneOf, type Penguin, penguins, shiftText } from "../penguins"
import { PenguinPicture } from "./PenguinPicture"

/**
 * A road of two lanes on which penguins keep left. A pressed penguin bows, and the visitor who bows back gets its
 * pebble. Without motion they stand still.
 */
export function PenguinRoad() {
  const moves = useMotion()
  const mounted = useMounted()
  const [halted, setHalted] = useState(false)
  const [bow, setBow] = useState<{ name: string; times: number } | null>(null)
  const [given, setGiven] = useState<readonly string[]>([])
  const [message, setMessage] = useState("")
  const [bowed, setBowed] = useState(0)
  const guest = useGuest()
  const egg = guest && inSentence(guest)
  /** The name of the penguin with the guest on its feet. */
  const [keeper, setKeeper] = useState(finder)
  const walking = moves && !halted

  const press = ({ name }: Penguin) => {
    const times = bow?.name === name ? bow.times + 1 : 1
    setBow({ name, times })
    if (egg !== null) {
      setMessage(shiftText(name, keeper, egg))
      setKeeper(name)
      if (name !== keeper) guest?.remember(eggText(given.length))
      return
    }
    const again = times > 1 ? `, for the ${ordinal(times)} time` : ""
    setMessage(`${name} bows${again}${given.includes(name) ? "" : " and waits"}.`)
  }
  const bowBack = () => {
    setBowed(bowed + 1)
    setMessage(answerTo(bow?.name ?? null, given, egg))
    if (!bow || given.includes(bow.name)) return
    setGiven([...given, bow.name])
    if (given.length === penguins.length - 1) guest?.remember(eggText(penguins.length))
  }
  const lane = (which: "far" | "near") =>
    penguins
      .filter(penguin => laneOf(penguin) === which)
      .map(penguin => {
        const bows = bow?.name === penguin.name
        const style = {
          "--start": penguin.start,
          "--seconds": `${penguin.seconds}s`,
          "--way": penguin.way,
        } as CSSProperties
        return (
          <Button
            key={penguin.name}
            className={styles.penguin}
            style={style}
            aria-label={`${penguin.name}, ${penguin.kind} penguin, on the way to the ${penguin.way === 1 ? "right" : "left"}${egg !== null && penguin.name === keeper ? `, with ${egg} on its feet` : ""}`}
            disabled={!mounted}
            onClick={() => press(penguin)}
          >
            <span key={bows ? bow.times : 0} className={styles.body} data-bows={bows || undefined}>
              <PenguinPicture kind={penguin.kind} size={penguin.size} />
              {guest && penguin.name === keeper && (
                <span className={styles.egg}>
                  <GuestPicture guest={guest} />
                </span>
              )}
            </span>
          </Button>
        )
      })

  return (
    <div>
      <div className={styles.road} data-walking={walking || undefined} data-still={!moves || undefined}>
        <div className={styles.ground} data-bowed={moves && bowed > 0 ? bowed % 2 : undefined}>
          <div className={styles.lane}>{lane("far")}</div>
          <div className={styles.lane}>{lane("near")}</div>
        </div>
      </div>
      <p className={styles.manners} role="status">
        {message ||
          (egg === null ? "Press a penguin." : `${keeper} keeps ${egg} warm. Press another penguin.`)}
      </p>
      <div className={`buttons ${styles.traffic}`}>
        <button type="button" onClick={bowBack}>
          Bow back
        </button>
        {moves && (
          <button type="button" onClick={() => setHalted(!halted)}>
            {halted ? "Let them walk" : "Stop the traffic"}
          </button>
        )}
        <Nest pebbles={given.length} />
      </div>
    </div>
  )
}

/**
 * Returns the reply to the visitor's bow to the penguin `name`; null if none has bowed yet. `given` lists those
 * whose pebble is already laid; `egg` is a guest's name.
 */
function answerTo(name: string | null, given: readonly string[], egg: string | null): string {
  if (name === null) return "You bowed first. All six are looking at the horizon."
  if (given.length === penguins.length) return "The nest is full. You bow anyway."
  if (given.includes(name)) return `${name} bows, too. It had only the one pebble.`
  const left = penguins.length - given.length - 1
  if (left === 0)
    return `${name} lays the last pebble. It is a nest. ${egg === null ? "You are expected" : `They expect ${egg} to hatch`} in October.`
  return `${name} lays a pebble at your feet. ${left} more ${left === 1 ? "makes" : "make"} a nest.`
}

/** The nest: empty places, and the pebbles given so far. */
function Nest({ pebbles }: { pebbles: number }) {
  return (
    <svg
      className={styles.nest}
      viewBox="0 0 96 24"
      role="img"
      aria-label={`The nest: ${pebbles} of ${penguins.length} pebbles`}
    >
      {penguins.map(({ name }, i) => (
        <ellipse
          key={name}
          cx={9 + i * 15.5}
          cy={13 + (i % 2) * 3}
          rx="6.500"
          ry="5"
          fill={i < pebbles ? ["#8d8f94", "#6f6a66", "#a5a19a"][i % 3] : "none"}
          stroke={i < pebbles ? "#222" : "#555"}
          strokeDasharray={i < pebbles ? undefined : "2 2"}
        />
      ))}
    </svg>
  )
}

function ordinal(n: number): string {
  const ending = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")
  return `${n}${ending}`
}
