import { render, screen } from "@testing-library/react"
import { useRef } from "react"
import { Canvas, sharpness } from "../../../src/kits/canvas/Canvas"

const draws: string[] = []
const context = { save: () => draws.push("save"), restore: () => draws.push("restore") }

type Props = { draw: () => void; size?: { width: number; height: number } }

function Picture({ draw, size }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  return <Canvas label="A picture" canvas={canvas} draw={draw} {...(size ? { size } : {})} />
}

beforeEach(() => {
  draws.length = 0
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as unknown as null)
})
afterEach(() => jest.restoreAllMocks())

describe("sharpness", () => {
  it("is the screen's, but never more than a slow machine can fill", () => {
    expect(sharpness(400, 300, 3)).toBe(2)
    expect(sharpness(400, 300, 1.5)).toBe(1.5)
    expect(sharpness(400, 300, 0.5)).toBe(1)
    const big = sharpness(2560, 1440, 2)
    expect(2560 * big * 1440 * big).toBeLessThanOrEqual(2_500_001)
  })
})

describe("a canvas", () => {
  it("is a picture with a name", () => {
    render(<Picture draw={() => draws.push("a")} />)
    expect(screen.getByRole("img", { name: "A picture" })).toBeInTheDocument()
    expect(draws).toContain("a")
  })

  it("is painted anew when there is something else to draw, and not otherwise", () => {
    const first = () => draws.push("first")
    const { rerender } = render(<Picture draw={first} />)
    draws.length = 0
    rerender(<Picture draw={first} />)
    expect(draws).toEqual([])
    rerender(<Picture draw={() => draws.push("second")} />)
    expect(draws).toEqual(["save", "second", "restore"])
  })

  it("is painted with the seconds that passed while it moves", () => {
    jest.useFakeTimers()
    const passed: number[] = []
    const draw = (_: CanvasRenderingContext2D, seconds: number) => passed.push(seconds)
    const { rerender } = render(<Canvas label="A film" draw={draw} moving />)
    jest.advanceTimersByTime(80)
    expect(passed.length).toBeGreaterThan(3)
    expect(passed[0]).toBe(0)
    expect(passed.at(-1)).toBeCloseTo(0.016, 3)
    rerender(<Canvas label="A film" draw={draw} />)
    passed.length = 0
    jest.advanceTimersByTime(80)
    jest.useRealTimers()
    expect(passed).toEqual([])
  })

  it("is as large as its place, and as sharp as the screen", () => {
    jest.spyOn(HTMLCanvasElement.prototype, "clientWidth", "get").mockReturnValue(300)
    jest.spyOn(HTMLCanvasElement.prototype, "clientHeight", "get").mockReturnValue(200)
    const old = window.devicePixelRatio
    window.devicePixelRatio = 2
    render(<Picture draw={() => {}} />)
    window.devicePixelRatio = old
    expect(screen.getByRole("img")).toMatchObject({ width: 600, height: 400 })
  })

  it("has the size it is given", () => {
    jest.spyOn(HTMLCanvasElement.prototype, "clientWidth", "get").mockReturnValue(300)
    render(<Picture draw={() => {}} size={{ width: 88, height: 31 }} />)
    expect(screen.getByRole("img")).toMatchObject({ width: 88, height: 31 })
  })

  it("keeps its size while its window is minimised, and follows it again afterwards", () => {
    let resized = () => {}
    const place = { width: 120, height: 80 }
    const { clientWidth, clientHeight } = Object.getOwnPropertyDescriptors(Element.prototype)
    Object.defineProperties(Element.prototype, {
      clientWidth: { configurable: true, get: () => place.width },
      clientHeight: { configurable: true, get: () => place.height },
    })
    class Observer {
      constructor(told: () => void) {
        resized = told
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { ResizeObserver: Observer })
    render(<Picture draw={() => draws.push("a")} />)
    const sizes = [place, { width: 0, height: 0 }, { width: 60, height: 40 }].map(size => {
      Object.assign(place, size)
      resized()
      const { width, height } = screen.getByRole<HTMLCanvasElement>("img")
      return [width, height]
    })
    Reflect.deleteProperty(window, "ResizeObserver")
    Object.defineProperties(Element.prototype, { clientWidth, clientHeight } as PropertyDescriptorMap)
    expect(sizes).toEqual([
      [120, 80],
      [120, 80],
      [60, 40],
    ])
  })
})
