/** A camera's whole picture: the scene, whoever is in front of it, and the timestamp. */
import type { Random } from "../../../../lib/game/random"
import type { Camera } from "../cameras"
import { type Scene, stamp } from "../logic"
import { air, brushFor, type Hands, sky, width } from "./paint"
import { type Look, type Nearness, paintLens, paintVisitor } from "./visitor"

/** The events in front of a camera. */
export type Company = { hands: Hands; awake: number; near: Nearness | null; look: Look }

const nobody: Company = { hands: null, awake: 0, near: null, look: { x: 0, y: 0 } }

/** Paints a camera's picture of a scene. The same seed paints the same picture. */
export function picture(
  context: CanvasRenderingContext2D,
  { key, paint }: Camera,
  scene: Scene,
  number: number,
  random: Random,
  { hands, awake, near, look }: Company = nobody,
): void {
  const brush = brushFor(context, scene, random, hands, awake)
  sky(context, brush, scene)
  paint(brush, scene)
  if (near !== null) paintVisitor(brush, key, near, look)
  air(brush, scene)
  if (near === 3) paintLens(context, brush, key)
  brush.rect("#000000b0", 0, 0, width, 15)
  context.fillStyle = "#fff"
  context.font = "11px monospace"
  context.fillText(`CAM ${number}  ${stamp(scene.at)}`, 5, 11)
}
