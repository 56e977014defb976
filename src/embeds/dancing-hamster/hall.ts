/** Draws hamsters from a sprite sheet on a canvas, each only when its pose has changed. */
import { beatAt, coatOf, type Floor, floorFor, maxHamsters } from "./logic"
import { beats, coats, hamster, side } from "./sprite"

/** Columns of the sheet after the beats: standing, then nodding. */
const stands = beats
const nods = beats + 1

let drawn: HTMLCanvasElement | null = null

/**
 * Returns the sprite sheet, a column per pose and a row per coat, created on first use; null without canvas
 * support.
 */
function theSheet(): HTMLCanvasElement | null {
  if (drawn) return drawn
  const canvas = document.createElement("canvas")
  canvas.width = side * (beats + 2)
  canvas.height = side * coats.length
  const pen = canvas.getContext("2d")
  if (!pen || !("ImageData" in window)) return null
  coats.forEach((_, coat) => {
    for (let column = 0; column < beats + 2; column++) {
      const does = column === stands ? "stand" : "nod"
      const pixels = hamster(column < beats ? { does: "dance", beat: column } : { does }, coat)
      const image = pen.createImageData(side, side)
      image.data.set(pixels)
      pen.putImageData(image, column * side, coat * side)
    }
  })
  drawn = canvas
  return drawn
}

export type Scene = {
  count: number
  /** The index of the shy hamster; -1 for none. */
  shy: number
  seconds: number
  mode: "dance" | "nod" | "still"
  /** The index of the hamster asked last, which is spotlit; -1 for none. */
  asked: number
}

export type Hall = {
  /**
   * Draws the hamsters whose pose has changed, or all after a change of size or number. Returns the number drawn.
   */
  paint: (pen: CanvasRenderingContext2D, scene: Scene) => number
  floor: () => Floor
}

export function createHall(): Hall {
  const shown = new Int8Array(maxHamsters)
  const coat = Uint8Array.from({ length: maxHamsters }, (_, i) => coatOf(i))
  let floor = floorFor(1, 1, 1)
  let key = ""
  let ring = -1
  return {
    floor: () => floor,
    paint(pen, { count, shy, seconds, mode, asked }) {
      const { width, height } = pen.canvas
      const nowKey = `${count} ${width} ${height}`
      if (nowKey !== key) {
        key = nowKey
        floor = floorFor(count, width, height)
        shown.fill(-1)
        pen.fillStyle = "#5a3a72"
        pen.fillRect(0, 0, width, height)
      }
      if (ring !== asked) {
        if (ring >= 0) shown[ring] = -1
        if (asked >= 0) shown[asked] = -1
        ring = asked
      }
      const sheet = theSheet()
      if (!sheet) return 0
      pen.imageSmoothingEnabled = false
      const size = Math.min(floor.width, floor.height)
      const nod = Math.floor(seconds * 1.2) % 2 === 0 ? stands : nods
      let stamped = 0
      for (let i = 0; i < count; i++) {
        const dances = mode === "dance" && i !== shy
        const column = dances ? beatAt(i, floor.columns, seconds) : mode === "nod" && i !== shy ? nod : stands
        const still = mode === "still" && i !== shy ? (i * 3) % beats : column
        if (shown[i] === still) continue
        shown[i] = still
        stamped++
        const x = (i % floor.columns) * floor.width
        const y = Math.floor(i / floor.columns) * floor.height
        const odd = ((i % floor.columns) + Math.floor(i / floor.columns)) % 2
        pen.fillStyle = i === asked ? "#ffe27a" : odd ? "#6d4a86" : "#5a3a72"
        pen.fillRect(x, y, floor.width + 1, floor.height + 1)
        pen.drawImage(
          sheet,
          still * side,
          (coat[i] ?? 0) * side,
          side,
          side,
          x + (floor.width - size) / 2,
          y + (floor.height - size) / 2,
          size,
          size,
        )
      }
      return stamped
    },
  }
}
