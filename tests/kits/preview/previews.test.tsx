import { readdirSync } from "node:fs"
import { join } from "node:path"
import { act, render } from "@testing-library/react"
import type { PreviewModule } from "../../../src/hooks/page/previews"
import { eased, share } from "../../../src/kits/preview/share"

const folder = "src/embeds"
const previews = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(file =>
  file.endsWith("/preview.tsx"),
)

/** Writes down what is drawn: each call and each property with its values. */
const drawn: string[] = []

/** A pen that knows every method, and draws nothing. */
function penOf(canvas: HTMLCanvasElement): unknown {
  const values: Record<string | symbol, unknown> = { canvas }
  const gradient = { addColorStop() {} }
  return new Proxy(values, {
    get: (_, key) => {
      if (key in values) return values[key]
      return (...args: unknown[]) => {
        drawn.push(`${String(key)} ${args.filter(arg => typeof arg !== "object").join(" ")}`)
        if (/Gradient$/.test(String(key))) return gradient
        if (key === "measureText") return { width: 40 }
        if (key === "createImageData")
          return { data: new Uint8ClampedArray(4 * Number(args[0]) * Number(args[1])) }
        return undefined
      }
    },
    set: (_, key, value) => {
      drawn.push(`${String(key)} = ${String(value)}`)
      values[key] = value
      return true
    },
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  const pens = new Map<HTMLCanvasElement, unknown>()
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    pens.set(this, pens.get(this) ?? penOf(this))
    return pens.get(this) as null
  })
  Object.assign(globalThis, {
    ImageData: class {},
    Path2D: class {
      constructor(path?: string) {
        drawn.push(`path ${path}`)
      }
    },
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  for (const name of ["ImageData", "Path2D"]) Reflect.deleteProperty(globalThis, name)
})

const loadFrom = async (file: string) => (await import(join(process.cwd(), folder, file))) as PreviewModule
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms))

/** Returns what is drawn meanwhile, and forgets it. */
const drawing = () => drawn.splice(0).join("\n")

describe("the previews of toys", () => {
  it("are twelve at least, so that each day has others", () => {
    expect(previews.length).toBeGreaterThanOrEqual(12)
  })

  it.each(previews)("show something within five seconds, and rest: %s", async file => {
    const { default: Preview } = await loadFrom(file)
    drawing()
    const { rerender, container } = render(<Preview width={380} height={238} moves={false} />)
    expect(container.querySelector("canvas")).toHaveAttribute("aria-hidden", "true")
    expect(drawing()).not.toBe("")
    later(5000)
    expect(drawing()).toBe("")

    rerender(<Preview width={380} height={238} moves={true} />)
    const first = drawing()
    later(100)
    expect(drawing()).not.toBe("")
    const frames = new Set(
      Array.from({ length: 49 }, () => {
        later(100)
        return drawing()
      }),
    )
    expect(first).not.toBe("")
    expect(frames.size).toBeGreaterThan(5)

    // The film begins again, at any size.
    rerender(<Preview width={145} height={90} moves={true} />)
    later(16_000)
    expect(drawing()).not.toBe("")
    rerender(<Preview width={145} height={90} moves={false} />)
    drawing()
    later(5000)
    expect(drawing()).toBe("")
  })
})

describe("the parts of a film", () => {
  it("go from 0 to 1, and stay there", () => {
    expect([0, 1, 1.5, 2, 9].map(at => share(at, 1, 2))).toEqual([0, 0, 0.5, 1, 1])
    expect([0, 1, 1.5, 2, 9].map(at => eased(at, 1, 2))).toEqual([0, 0, 0.5, 1, 1])
    expect(eased(1.1, 1, 2)).toBeLessThan(share(1.1, 1, 2))
  })
})
