import { useCallback, useRef, useState } from "react"
import { BigAnswer } from "../../../../components/big-answer/BigAnswer"
import { PageLink } from "../../../../components/page-link/PageLink"
import { useMotion } from "../../../../hooks/browser/motion"
import { Canvas } from "../../../../kits/canvas/Canvas"
import * as styles from "../IsItFriday.module.css"
import { confetti, launch } from "../logic"

/** `change` is the sentence about the end of Friday. */
type Props = { change: string }

const size = { width: 320, height: 240 }

/** Friday, from edge to edge of the window, with confetti at once and at every press. */
export function FridayItself({ change }: Props) {
  const motion = useMotion()
  const [shots, setShots] = useState(1)
  const age = useRef(0.6)
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, seconds: number) => {
      age.current += seconds
      pen.clearRect(0, 0, size.width, size.height)
      const pieces = launch(shots)
      for (const piece of pieces) {
        const { x, y, colour, wide } = confetti(piece, motion ? age.current : 1.1, size)
        pen.fillStyle = colour
        pen.fillRect(Math.round(x), Math.round(y), wide, 3)
      }
    },
    [shots, motion],
  )
  const fire = () => {
    age.current = 0
    setShots(shots + 1)
  }
  return (
    <div className={styles.friday}>
      <Canvas
        label="Confetti"
        className={styles.confetti}
        draw={draw}
        moving={motion}
        size={size}
        onPress={fire}
      />
      <div className={styles.yes}>
        <BigAnswer size="whole" answer={true} />
      </div>
      <p role="timer">{change}</p>
      <div className="buttons">
        <button type="button" onClick={fire}>
          Again
        </button>
        <PageLink to="/playlist/perjantaiPlaylist">Play the Friday playlist</PageLink>
        <span role="status">{shots > 1 && `${shots} times. It is still Friday.`}</span>
      </div>
    </div>
  )
}
