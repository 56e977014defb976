/** The one who leaves the others and comes up to the camera. */
import type { Brush } from "./paint"
import { paintWavingPerson } from "./people"

export type CameraKey = "senate" | "market" | "esplanadi" | "tram"

/** The visitor's distance: on the way, in front of the lens, or with something on the lens. */
export type Nearness = 1 | 2 | 3

/** Where the visitor's pointer is over the picture, -1 to 1. */
export type Look = { x: number; y: number }

function eyes({ circle, ink }: Brush, look: Look, y: number, apart: number, r: number): void {
  for (const side of [-1, 1]) {
    const x = 160 + side * apart
    circle(ink("#ffffff"), x, y, r)
    circle("#15181c", x + look.x * r * 0.5, y + look.y * r * 0.4, r * 0.5)
    circle("#ffffff", x + look.x * r * 0.5 - 2, y + look.y * r * 0.4 - 3, r * 0.14)
  }
}

/** A face that fills the picture, in a red woolly hat or a driver's cap. */
function face(brush: Brush, look: Look, isDriver: boolean): void {
  const { rect, poly, circle, ink } = brush
  poly(ink(isDriver ? "#0b5a37" : "#8a2f2f"), [40, 200, 90, 168, 230, 168, 280, 200])
  circle(ink("#e0b89a"), 160, 120, 82)
  for (const x of [80, 240]) circle(ink("#d4a485"), x, 122, 14)
  if (isDriver) {
    poly(ink("#0b5a37"), [72, 70, 96, 22, 224, 22, 248, 70])
    poly(ink("#111820"), [66, 84, 76, 66, 244, 66, 254, 84])
    rect(ink("#f5c518"), 146, 38, 28, 18)
  } else {
    poly(ink("#c8202a"), [76, 84, 92, 30, 160, 12, 228, 30, 244, 84])
    rect(ink("#f4f1ea"), 72, 70, 176, 20)
    circle(ink("#f4f1ea"), 160, 14, 16)
  }
  eyes(brush, look, 112, 34, 20)
  circle(ink("#d08f76"), 160, 142, 17)
  for (const x of [108, 212]) circle(ink("#d98d80"), x, 150, 12)
  if (isDriver) poly(ink("#5b3a22"), [112, 168, 160, 152, 208, 168, 200, 176, 160, 166, 120, 176])
  poly(ink("#8a2f2f"), [132, 176, 188, 176, 174, 190, 146, 190])
}

function dog(brush: Brush, look: Look): void {
  const { poly, circle, ink } = brush
  circle(ink("#b9773a"), 160, 110, 86)
  poly(ink("#6b4226"), [86, 50, 40, 70, 34, 150, 70, 160, 100, 80])
  poly(ink("#6b4226"), [234, 50, 280, 70, 286, 150, 250, 160, 220, 80])
  eyes(brush, look, 84, 38, 19)
  circle(ink("#f0dcc0"), 160, 152, 54)
  circle("#15181c", 160, 134, 24)
  circle("#5a5f66", 152, 126, 6)
  poly("#d9606c", [140, 176, 180, 176, 184, 200, 136, 200])
}

function gull(brush: Brush, look: Look): void {
  const { poly, circle, ink } = brush
  circle(ink("#f7f7f4"), 150, 100, 118)
  circle(ink("#f2d24b"), 150, 84, 46)
  circle("#c8202a", 150, 84, 38)
  circle(ink("#f2d24b"), 150, 84, 34)
  circle("#15181c", 150 + look.x * 14, 84 + look.y * 12, 17)
  poly(ink("#e9a13b"), [196, 120, 320, 150, 320, 186, 206, 168])
  circle("#c8202a", 268, 166, 8)
}

const coats = { senate: "#8a2f2f", market: "#f7f7f4", esplanadi: "#b9773a", tram: "#0b5a37" } as const

/** Paints the visitor of a camera. */
export function paintVisitor(scenery: Brush, camera: CameraKey, near: Nearness, look: Look): void {
  const brush = { ...scenery, ink: scenery.flash }
  if (near === 1) {
    if (camera === "market" || camera === "esplanadi") {
      const { poly, circle, rect, ink } = brush
      const isGull = camera === "market"
      poly(ink(coats[camera]), [104, 178, 120, 128, 196, 128, 214, 178])
      circle(ink(coats[camera]), 160, 112, 32)
      eyes(brush, look, 106, 13, 8)
      if (isGull) poly(ink("#e9a13b"), [148, 120, 172, 120, 160, 140])
      else circle("#15181c", 160, 122, 8)
      for (const x of [130, 178]) rect(ink(isGull ? "#e9a13b" : "#8a5a2c"), x, 178, isGull ? 5 : 14, 22)
      return
    }
    paintWavingPerson(brush, 142, 96, coats[camera], 12)
    return
  }
  if (camera === "market") gull(brush, look)
  else if (camera === "esplanadi") dog(brush, look)
  else face(brush, look, camera === "tram")
}

/** The marks left on the lens; words are mirrored, since they are written from the other side. */
export function paintLens(
  context: CanvasRenderingContext2D,
  { circle, poly }: Brush,
  camera: CameraKey,
): void {
  if (camera === "market") {
    poly("#f4f4ee", [196, 0, 260, 0, 252, 60, 244, 92, 232, 66, 222, 112, 212, 64])
    circle("#3f4a3a", 228, 40, 8)
    return
  }
  if (camera === "esplanadi") {
    poly("rgba(255, 255, 255, 0.5)", [60, 190, 90, 20, 150, 8, 190, 30, 150, 190])
    return
  }
  for (let i = 0; i < 7; i++) circle("rgba(235, 242, 248, 0.4)", 70 + i * 30, 70 + (i % 2) * 14, 46)
  context.save()
  context.translate(320, 0)
  context.scale(-1, 1)
  context.fillStyle = "rgba(30, 40, 60, 0.75)"
  context.font = "bold 62px cursive"
  context.textAlign = "center"
  context.fillText(camera === "tram" ? "LIPPU" : "MOI", 160, 100)
  context.restore()
}
