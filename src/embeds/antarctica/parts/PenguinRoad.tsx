import { type CSSProperties, useState } from "react"
import { Button } from "../../../components/button/Button"
import { useMotion } from "../../../hooks/browser/motion"
import { useMounted } from "../../../hooks/browser/mounted"
import * as styles from "../Antarctica.module.css"
import { laneOf, type Penguin, penguins } from "../penguins"
import { PenguinPicture } from "./PenguinPicture"

/** A road of two lanes on which penguins keep left; pressed, one bows. They stand where motion is not welcome. */
export function PenguinRoad() {
  const moves = useMotion()
  const mounted = useMounted()
  const [halted, setHalted] = useState(false)
  const [bow, setBow] = useState<{ name: string; times: number } | null>(null)
  const walking = moves && !halted

  const press = ({ name }: Penguin) =>
    setBow(old => ({ name, times: old?.name === name ? old.times + 1 : 1 }))
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
            aria-label={`${penguin.name}, ${penguin.kind} penguin, on the way to the ${penguin.way === 1 ? "right" : "left"}`}
            disabled={!mounted}
            onClick={() => press(penguin)}
          >
            <span key={bows ? bow.times : 0} className={styles.body} data-bows={bows || undefined}>
              <PenguinPicture kind={penguin.kind} size={penguin.size} />
            </span>
          </Button>
        )
      })

  return (
    <div>
      <div className={styles.road} data-walking={walking || undefined} data-still={!moves || undefined}>
        <div className={styles.lane}>{lane("far")}</div>
        <div className={styles.lane}>{lane("near")}</div>
      </div>
      <div className={`buttons ${styles.traffic}`}>
        {moves && (
          <button type="button" onClick={() => setHalted(!halted)}>
            {halted ? "Let them walk" : "Stop the traffic"}
          </button>
        )}
        <span role="status">
          {bow ? `${bow.name} bows${bow.times > 1 ? `, for the ${ordinal(bow.times)} time` : ""}.` : ""}
        </span>
      </div>
    </div>
  )
}

function ordinal(n: number): string {
  const ending = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")
  return `${n}${ending}`
}
