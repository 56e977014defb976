import { memo, useMemo, useRef } from "react"
import { Button } from "../../../../components/button/Button"
import { useMotion } from "../../../../hooks/browser/motion"
import { Canvas } from "../../../../kits/canvas/Canvas"
import { seeded } from "../../../../lib/game/random"
import type { Camera } from "../cameras"
import * as styles from "../HelsinkiWebcams.module.css"
import type { Scene } from "../logic"
import { height, picture, width } from "../painting/paint"
import { inPicture } from "../sentences"
import { useHands } from "./useHands"

const size = { width, height }

type Props = {
  camera: Camera
  /** From 1. */
  number: number
  /** Null while nobody knows the time. */
  scene: Scene | null
  /** A number that is another one whenever the same scene is to be taken again. */
  grain: number
  onWave: () => void
}

/** One camera: its picture, which comes down line by line where things may move, and what is in it. */
export const CameraView = memo(
  function CameraView({ camera, number, scene, grain, onWave }: Props) {
    const canvas = useRef<HTMLCanvasElement>(null)
    const moves = useMotion()
    const { hands, wave } = useHands(moves)
    const draw = useMemo(
      () =>
        scene &&
        ((context: CanvasRenderingContext2D) =>
          picture(context, camera.paint, scene, number, seeded(`${camera.key} ${scene.at} ${grain}`), hands)),
      [camera, scene, number, grain, hands],
    )

    return (
      <figure className={styles.camera}>
        <div className={styles.screen}>
          <Canvas
            canvas={canvas}
            draw={draw}
            size={size}
            label={scene ? inPicture(camera, scene) : `${camera.name}: no picture yet`}
          />
          {moves && scene && hands === null && (
            <div key={`${scene.at} ${grain}`} className={styles.coming} aria-hidden="true" />
          )}
          <Button
            className={styles.lens}
            aria-label={`Wave at ${camera.name}`}
            disabled={scene === null}
            onClick={() => {
              wave()
              onWave()
            }}
          />
        </div>
        <figcaption>
          {number}. {camera.name}
        </figcaption>
      </figure>
    )
  },
  // The page draws itself anew every second, the pictures only when there is something new in them.
  (before, after) => before.scene?.at === after.scene?.at && before.grain === after.grain,
)
