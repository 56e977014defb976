import { memo, useMemo } from "react"
import { Canvas } from "../../../../kits/canvas/Canvas"
import { seeded } from "../../../../lib/game/random"
import type { Camera } from "../cameras"
import type { Scene } from "../logic"
import { type Hands, height, width } from "../painting/paint"
import { picture } from "../painting/picture"
import type { Look, Nearness } from "../painting/visitor"

const size = { width, height }

type Props = {
  camera: Camera
  /** The number of the camera, from 1. */
  number: number
  /** Null until the time is known. */
  scene: Scene | null
  label: string | null
  hands?: Hands
  /** The share of the dark windows that are lit because somebody has waved, 0 to 1. */
  awake?: number
  near?: Nearness | null
  look?: Look | undefined
}

const ahead: Look = { x: 0, y: 0 }

/** The picture of one camera. */
export const CameraPicture = memo(function CameraPicture({
  camera,
  number,
  scene,
  label,
  hands = null,
  awake = 0,
  near = null,
  look = ahead,
}: Props) {
  const draw = useMemo(
    () =>
      scene &&
      ((context: CanvasRenderingContext2D) =>
        picture(context, camera, scene, number, seeded(`${camera.key} ${scene.at}`), {
          hands,
          awake,
          near,
          look,
        })),
    [camera, scene, number, hands, awake, near, look],
  )
  return <Canvas draw={draw} size={size} label={label} />
})
