import { type PointerEvent, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import type { Camera } from "../cameras"
import * as styles from "../HelsinkiWebcams.module.css"
import type { Scene } from "../logic"
import type { Hands } from "../painting/paint"
import type { Nearness } from "../painting/visitor"
import { pictureText } from "../sentences"
import { CameraPicture } from "./CameraPicture"
import { useWaving } from "./useWaving"

type Props = {
  camera: Camera
  number: number
  scene: Scene | null
  hands: Hands
  awake: number
  near: Nearness | null
  onWave: () => void
}

/** The large camera. The visitor's hand follows the pointer over it, and a wave is noticed. */
export function Stage({ camera, number, scene, hands, awake, near, onWave }: Props) {
  const moves = useMotion()
  const [hand, setHand] = useState<{ x: number; y: number; tilt: number } | null>(null)
  const [look, setLook] = useState({ x: 0, y: 0 })
  const { onPointerMove } = useWaving(onWave)
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - box.left) / (box.width || 1)
    const y = (event.clientY - box.top) / (box.height || 1)
    setHand({ x, y, tilt: Math.max(-35, Math.min(35, (x - (hand?.x ?? x)) * 900)) })
    if (near !== null) setLook({ x: Math.round(x * 8) / 4 - 1, y: Math.round(y * 8) / 4 - 1 })
    onPointerMove(event)
  }
  return (
    <div
      className={styles.screen}
      onPointerMove={move}
      onPointerLeave={() => setHand(null)}
      onPointerCancel={() => setHand(null)}
    >
      <CameraPicture
        camera={camera}
        number={number}
        scene={scene}
        label={scene ? pictureText(camera, scene) : `${camera.name}: no picture yet`}
        hands={hands}
        awake={awake}
        near={near}
        look={look}
      />
      {hand && (
        <svg
          className={styles.hand}
          viewBox="0 0 40 48"
          aria-hidden="true"
          style={{
            left: `${hand.x * 100}%`,
            top: `${hand.y * 100}%`,
            rotate: moves ? `${hand.tilt}deg` : undefined,
          }}
        >
          <path
            d="M12 46V34L4 26q-3-4 1-5l8 5V6q0-3 3-3t3 3v-2q0-3 3-3t3 3v3q0-3 3-3t3 3v4q0-3 3-3t3 3v20q0 6-4 10v3z"
            fill="#f3c9a5"
            stroke="#3a2418"
            strokeWidth="1.5"
          />
        </svg>
      )}
    </div>
  )
}
