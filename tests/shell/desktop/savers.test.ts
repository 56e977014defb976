import { seeded } from "../../../src/lib/game/random"
import { sceneOf } from "../../../src/shell/desktop/savers/scenes"

/** A canvas that writes down what is done on it, by name. */
function notes() {
  const done: string[] = []
  const context = new Proxy({ canvas: { width: 640, height: 480 } } as unknown as CanvasRenderingContext2D, {
    get(target, key) {
      if (key === "canvas") return target.canvas
      return (...values: unknown[]) => {
        done.push(`${String(key)} ${key === "clearRect" ? values.join(" ") : ""}`.trim())
        return { width: 100 }
      }
    },
    set: () => true,
  })
  return { context, done }
}

describe("a screen saver", () => {
  it.each(["hamsters", "maze", "marquee"] as const)(
    "begins every picture of the %s on an empty screen",
    saver => {
      const { context, done } = notes()
      const scene = sceneOf(saver, { random: seeded("s"), words: "Juhku", picture: {} as CanvasImageSource })
      scene(context, 0.1)
      const first = done.length
      scene(context, 0.1)
      expect([done[0], done[first]]).toEqual(["clearRect 0 0 640 480", "clearRect 0 0 640 480"])
      expect(first).toBeGreaterThan(1)
    },
  )
})
