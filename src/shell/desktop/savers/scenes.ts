/** Draws the scenes of the screen savers on a canvas. */
import type { Random } from "../../../lib/game/random"
import type { Saver } from "../look"
import { type Maze, mazeOf } from "./maze"

/** Advances a scene by `seconds` and paints it, in pixels of the canvas. */
export type Scene = (context: CanvasRenderingContext2D, seconds: number) => void

type Hamster = { x: number; y: number; speed: number; size: number }

/** Number of hamsters on the screen. */
const flockSize = 14

function hamsters(random: Random, picture: CanvasImageSource): Scene {
  const flying: Hamster[] = Array.from({ length: flockSize }, () => ({
    x: random() * 1.4,
    y: random(),
    speed: 0.04 + random() * 0.07,
    size: 0.05 + random() * 0.07,
  }))
  let time = 0
  return (context, seconds) => {
    const { width, height } = context.canvas
    time += seconds
    context.imageSmoothingEnabled = false
    for (const hamster of flying) {
      hamster.x -= hamster.speed * seconds
      if (hamster.x < -0.2) Object.assign(hamster, { x: 1.1 + random() * 0.2, y: random() })
      const size = Math.round(hamster.size * Math.max(width, 700))
      const y = hamster.y * height + Math.sin(time * 3 + hamster.speed * 100) * size * 0.12
      wing(
        context,
        hamster.x * width + size * 0.55,
        y + size * 0.45,
        size,
        Math.sin(time * 9 + hamster.size * 90),
      )
      context.drawImage(picture, Math.round(hamster.x * width), Math.round(y), size, size)
    }
  }
}

/** Draws a hamster's wing; `beat` is its position, from -1 (down) to 1 (up). */
function wing(context: CanvasRenderingContext2D, x: number, y: number, size: number, beat: number): void {
  context.fillStyle = "#f4f1e6"
  context.beginPath()
  context.ellipse(x, y - beat * size * 0.28, size * 0.4, size * 0.16, beat * 0.6, 0, 2 * Math.PI)
  context.fill()
}

/** Passages of the maze that are carved in a second. */
const carvesPerSecond = 60

function maze(random: Random): Scene {
  const make = () => mazeOf(32, 18, random)
  let now: Maze = make()
  let carved = 0
  return (context, seconds) => {
    carved += seconds * carvesPerSecond
    // Shows the finished maze for three seconds.
    if (carved > now.carved.length + 3 * carvesPerSecond) {
      now = make()
      carved = 0
    }
    const { width, height } = context.canvas
    const step = Math.min(width / now.columns, height / now.rows)
    const left = (width - step * now.columns) / 2
    const top = (height - step * now.rows) / 2
    const centreOf = (cell: number) =>
      [
        left + ((cell % now.columns) + 0.5) * step,
        top + (Math.floor(cell / now.columns) + 0.5) * step,
      ] as const
    context.lineWidth = step * 0.56
    context.lineCap = "square"
    context.strokeStyle = "#1084d0"
    context.beginPath()
    for (const { from, to } of now.carved.slice(0, carved)) {
      context.moveTo(...centreOf(from))
      context.lineTo(...centreOf(to))
    }
    context.stroke()
    const head = now.carved[Math.floor(carved)]
    if (!head) return
    const [x, y] = centreOf(head.to)
    context.fillStyle = "#ffd400"
    context.fillRect(x - step * 0.2, y - step * 0.2, step * 0.4, step * 0.4)
  }
}

function marquee(words: string): Scene {
  let x: number | undefined
  return (context, seconds) => {
    const { width, height } = context.canvas
    x = (x ?? width) - seconds * width * 0.18
    context.font = `bold ${Math.round(height * 0.14)}px "Comic Neue", "Comic Sans MS", cursive`
    context.fillStyle = "#5dff5d"
    context.textBaseline = "middle"
    context.fillText(words, x, height / 2)
    if (x < -context.measureText(words).width) x = width
  }
}

/** Returns the scene of a screen saver. `words` is the text of the marquee, `picture` the flying hamster. */
export function sceneOf(
  saver: Exclude<Saver, "none">,
  { random, words, picture }: { random: Random; words: string; picture: CanvasImageSource },
): Scene {
  const scene =
    saver === "hamsters" ? hamsters(random, picture) : saver === "maze" ? maze(random) : marquee(words)
  return (context, seconds) => {
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    scene(context, seconds)
  }
}
