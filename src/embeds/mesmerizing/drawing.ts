/** The patterns as outlines, filled by the even-odd rule. */
import { centre, growth, hole, slant, tunnelShare } from "./logic"
import type { Settings } from "./settings"

/** An outline in the units of logic.ts. The points of a polygon are x, y, x, y and so on. */
export type Shape = { x: number; y: number; r: number } | { points: number[] }

/** Shapes to fill after a rotation round the centre, in radians. */
export type Drawing = { shapes: Shape[]; turn: number }

const tau = 2 * Math.PI
/** The radius just beyond the corners. */
const edge = 1.05
/** The maximum deviation of a chord: a third of a pixel in a picture of a thousand pixels. */
const fine = 0.0006

type Curve = {
  radius: (phase: number) => number
  phaseAt: (radius: number) => number
  /** Returns the curvature at a radius: the magnitude of the second derivative by the angle. */
  bend: (r: number) => number
  /** Returns the maximum deviation of a chord at a radius. */
  error: (r: number) => number
}

/**
 * Returns the bands of a spiral with a number of arms, whose radius grows with the phase, from radius `from` to
 * beyond the corners.
 */
function bands(arms: number, from: number, { radius, phaseAt, bend, error }: Curve): Shape[] {
  return Array.from({ length: arms }, (_, arm) => {
    const at = (half: number, u: number) => Math.max(from, radius(arm + half + (arms * u) / tau))
    const start = ((phaseAt(from) - arm - 0.5) * tau) / arms
    const end = ((phaseAt(edge) - arm) * tau) / arms
    const inner: number[] = []
    const outer: number[] = []
    for (let u = start; ; ) {
      const near = at(0, u)
      const far = at(0.5, u)
      inner.push(near * Math.cos(u), -near * Math.sin(u))
      outer.unshift(far * Math.cos(u), -far * Math.sin(u))
      if (u >= end) break
      u = Math.min(end, u + Math.min(0.25, Math.sqrt((8 * error(far)) / bend(far))))
    }
    return { points: [...inner, ...outer] }
  })
}

function spiral({ arms, density }: Settings): Shape[] {
  const slope = arms / (tau * density)
  return bands(arms, 0, {
    radius: phase => phase / density,
    phaseAt: r => r * density,
    bend: r => Math.hypot(r, 2 * slope),
    error: () => fine,
  })
}

function whirl(settings: Settings): Shape[] {
  const k = growth(settings)
  const slope = settings.arms / (tau * k)
  return bands(settings.arms, hole, {
    radius: phase => Math.exp(phase / k),
    phaseAt: r => k * Math.log(r),
    bend: r => r * (1 + slope * slope),
    error: r => Math.min(fine, (0.02 * r) / k),
  })
}

/**
 * Returns circles at every half band from radius `from` outwards. Their number is odd, so that the even halves get
 * ink.
 */
function rings(
  x: number,
  y: number,
  from: number,
  to: number,
  phaseAt: (r: number) => number,
  radius: (phase: number) => number,
) {
  const shapes: Shape[] = []
  const reach = Math.ceil(2 * phaseAt(to))
  const last = reach % 2 === 0 ? reach + 1 : reach
  for (let half = Math.floor(2 * phaseAt(from)) + 1; half <= last; half++)
    shapes.push({ x, y, r: radius(half / 2) })
  return shapes
}

function tunnel(settings: Settings, cycles: number): Shape[] {
  const k = growth(settings)
  const moved = tunnelShare.rings * cycles
  const shapes = rings(
    0,
    0,
    hole,
    edge,
    r => k * Math.log(r) - moved,
    phase => Math.exp((phase + moved) / k),
  )
  for (let wedge = 0; wedge < settings.arms; wedge++) {
    const from = ((wedge + tunnelShare.wedges * cycles) * tau) / settings.arms
    const to = from + Math.PI / settings.arms
    shapes.push({
      points: [0, 0, 2 * Math.cos(from), 2 * Math.sin(from), 2 * Math.cos(to), 2 * Math.sin(to)],
    })
  }
  return shapes
}

function circles(settings: Settings, cycles: number): Shape[] {
  return Array.from({ length: settings.arms }, (_, layer) => {
    const { x, y } = centre(settings, layer, cycles)
    return rings(
      x,
      y,
      0,
      edge + Math.hypot(x, y),
      r => r * settings.density,
      phase => phase / settings.density,
    )
  }).flat()
}

function lines(settings: Settings, cycles: number): Shape[] {
  const { arms, density } = settings
  const reach = Math.ceil(edge * density)
  const shapes: Shape[] = []
  for (let layer = 0; layer < arms; layer++) {
    const angle = slant(settings, layer, cycles)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const corner = (along: number, across: number) => [across * c - along * s, across * s + along * c]
    for (let band = -reach; band < reach; band++) {
      const [near, far] = [band / density, (band + 0.5) / density]
      shapes.push({ points: [corner(-2, near), corner(2, near), corner(2, far), corner(-2, far)].flat() })
    }
  }
  return shapes
}

/**
 * Returns a function that gives the drawing after a number of cycles. The parts that only rotate are computed once.
 */
export function drawing(settings: Settings): (cycles: number) => Drawing {
  const { pattern, arms } = settings
  if (pattern === "spiral" || pattern === "whirl") {
    const shapes = pattern === "spiral" ? spiral(settings) : whirl(settings)
    return cycles => ({ shapes, turn: (tau * cycles) / arms })
  }
  const shapesAt = { tunnel, circles, lines }[pattern]
  return cycles => ({ shapes: shapesAt(settings, cycles), turn: 0 })
}

/** Fills the canvas with paper, and draws the shapes in ink. */
export function paint(
  context: CanvasRenderingContext2D,
  { shapes, turn }: Drawing,
  ink: string,
  paper: string,
): void {
  const { width, height } = context.canvas
  const scale = Math.hypot(width, height) / 2
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate(turn)
  context.scale(scale, scale)
  context.beginPath()
  for (const shape of shapes) {
    if ("points" in shape) {
      const { points } = shape
      context.moveTo(points[0] ?? 0, points[1] ?? 0)
      for (let i = 2; i < points.length; i += 2) context.lineTo(points[i] ?? 0, points[i + 1] ?? 0)
    } else {
      context.moveTo(shape.x + shape.r, shape.y)
      context.arc(shape.x, shape.y, shape.r, 0, tau)
    }
    context.closePath()
  }
  context.fillStyle = ink
  context.fill("evenodd")
}
