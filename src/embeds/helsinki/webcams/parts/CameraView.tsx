import { memo, useMemo, useRef } from "react"
import { Button } from "../../../../components/button/Button"
import { useMotion } from "../../../../hooks/browser/motion"
import { Canvas } from "../../../../kits/canvas/Canvas"
import { seeded } from "../../../../lib/game/random"
import type { Camera } from "../cameras"
import * as styles from "../HelsinkiWebcams.module.css"
import type { Scene } from "../logic"
import { height, picture, width } from "../painting/paint"
import { pictureText } from "../sentences"
import { useHands } from "./useHands"

const size = { width, height }

type Props = {
  camera: Camera
  /** The number of the camera, from 1. */
  number: number
  /** Null until the time is known. */
  scene: Scene | null
  /** Changes whenever the same scene has to be painted again. */
  grain: number
  onWave: () => void
}

/** One camera: its picture, which appears line by line unless motion is reduced, and its caption. */
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
            label={scene ? pictureText(camera, scene) : `${camera.name}: no picture yet`}
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
  // The page renders every second; a picture only when it has changed.
  (before, after) => before.scene?.at === after.scene?.at && before.grain === after.grain,
)
